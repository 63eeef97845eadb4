import { makeMemoryCardCipher } from '../../support/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../../support/memory/MemoryCardPayments.ts'
import type { CardPaymentsPort } from '../../../src/application/ports/CardPayments.ts'
import type { RunUseCase } from '../../../src/application/RunUseCase.ts'
import { CardPaymentViewModel } from '../../../src/ui/payment/CardPaymentViewModel.ts'
import { Effect } from 'effect'
import { CARD_CONDUCTS } from '../../support/aCardPayment.ts'
import { aSubmission } from '../../support/aSubmission.ts'
import { memoryPortal, NOON } from '../../support/memoryPortal.ts'
import { theDeployment } from '../market/showPage.tsx'

export const submission = aSubmission({ business: false, mode: 'guest', startTime: NOON })

/** A card that pays. */
export const GOOD = '4111 1111 1111 1111'

/** A guest's card payment over memory adapters, of which `spoil` replaces calls. */
export const checkout = (spoil: Partial<CardPaymentsPort> = {}) => {
  const cipher = makeMemoryCardCipher()
  const cardPayments = { ...makeMemoryCardPayments(cipher, CARD_CONDUCTS), ...spoil }
  const portal = memoryPortal({ cardCipher: cipher, cardPayments })
  const ended: Array<string> = []
  const run = {
    once: (useCase: Parameters<typeof portal.run>[0]) =>
      portal
        .run(Effect.result(useCase))
        .then((result) =>
          result._tag === 'Success'
            ? { kind: 'done', value: result.success }
            : { kind: 'failed', failure: result.failure },
        ),
  } as unknown as RunUseCase
  let cyberSource = false
  const deps: ConstructorParameters<typeof CardPaymentViewModel>[0] = {
    run,
    country: theDeployment('dobrego-cz').country,
    now: () => NOON,
    cyberSource: () => cyberSource,
    returnTo: () => '/request-a-rider',
    callbacks: {
      paid: (orderId) => ended.push(`paid ${orderId}`),
      refused: ({ code }) => ended.push(`refused ${code}`),
      failed: ({ id }) => ended.push(`failed ${id}`),
      goTo: (url) => ended.push(`gone to ${url}`),
      happened: ({ endTime }) => ended.push(`ended at ${endTime - NOON}`),
    },
  }
  const view = new CardPaymentViewModel(deps)
  const press = () => view.submit(() => submission, new AbortController().signal)
  const type = (number: string) => {
    view.entry.type('number', number)
    view.entry.type('expiry', '0431')
    view.entry.type('securityCode', '123')
    view.entry.type('nameOnCard', 'Eva Nová')
  }
  return { view, cardPayments, deps, ended, press, type, become: (on: boolean) => (cyberSource = on) }
}
