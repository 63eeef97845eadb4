import { inspect } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryCardCipher } from '../../../src/adapters/memory/MemoryCardCipher.ts'
import { makeMemoryCardPayments } from '../../../src/adapters/memory/MemoryCardPayments.ts'
import type { CardPaymentsPort } from '../../../src/application/ports/CardPayments.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { Submission } from '../../../src/application/request/submitOrder.ts'
import type { RunUseCase } from '../../../src/application/RunUseCase.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { NEW_ORDER } from '../../../src/domain/request/requestPurpose.ts'
import { CardEntryViewModel } from '../../../src/ui/payment/CardEntryViewModel.ts'
import { CardPaymentViewModel } from '../../../src/ui/payment/CardPaymentViewModel.ts'
import { Effect } from 'effect'
import { CARD_CONDUCTS } from '../../support/aCardPayment.ts'
import { aDraft, aVendor } from '../../support/aVendor.ts'
import { memoryPortal, NOON } from '../../support/memoryPortal.ts'
import { theDeployment } from '../market/showPage.tsx'

const submission: Submission = {
  purpose: NEW_ORDER,
  voucherCode: '',
  selectedSaveAddress: undefined,
  draft: aDraft(),
  vendor: aVendor(),
  availablePaymentMethods: ['PAID'],
  itemValue: { required: false, confirmed: false },
  fee: { fee: { minor: 8_900, currency: 'CZK' }, signature: 'shown' },
  business: false,
  mode: 'guest',
  startTime: NOON,
}

const GOOD = '4111 1111 1111 1111'

const checkout = (spoil: Partial<CardPaymentsPort> = {}) => {
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
  return { view, deps, ended, press, type, become: (on: boolean) => (cyberSource = on) }
}

describe('CardPaymentViewModel', () => {
  let guest: ReturnType<typeof checkout>
  beforeEach(() => {
    guest = checkout()
  })

  it('starts with the first press and pays with the second (PAY-11, PAY-14)', async () => {
    await guest.press()
    expect([guest.view.step, guest.view.amount]).toEqual(['choosing', { minor: 8_900, currency: 'CZK' }])
    guest.type(GOOD)
    await guest.press()
    expect([guest.view.step, ...guest.ended]).toEqual(['paid', 'ended at 0', 'paid order-1'])
    expect(guest.view.entry.textOf('number')).toBe('')
  })

  it('marks the errors of all fields and focuses the first (VAL-27)', async () => {
    await guest.press()
    expect(guest.view.entry.problemAt('number')).toBeUndefined()
    await guest.press()
    expect(guest.view.entry.wanted).toEqual({ at: 'number' })
    expect(guest.view.entry.problemAt('number')?.id).toBe('card-number-missing')
    guest.type('4111 1111 1111 1112')
    expect(guest.view.entry.problemAt('number')?.id).toBe('card-number-invalid')
    expect(guest.view.step).toBe('choosing')
  })

  it('does not pay without a chosen card, and focuses the choice (VAL-27)', () => {
    const entry = new CardEntryViewModel(COUNTRIES.CZ, () => instantAt(Date.UTC(2026, 2, 12)))
    expect(entry.check()).toBe(false)
    expect([entry.wanted, entry.choiceProblem]).toEqual([{ at: 'choice' }, { id: 'card-choice-missing' }])
  })

  it('keeps the input except the code after a decline, and accepts another card (PAY-14, REQ-33)', async () => {
    await guest.press()
    guest.type('4000 0000 0000 0002')
    await guest.press()
    expect([guest.view.step, guest.view.problem?.id]).toEqual(['choosing', 'card-unpaid-declined'])
    expect(guest.view.entry.textOf('number')).toBe('4000 0000 0000 0002')
    expect(guest.view.entry.textOf('securityCode')).toBe('')
    guest.type(GOOD)
    await guest.press()
    expect(guest.ended).toEqual(['failed card-unpaid-declined', 'ended at 0', 'paid order-1'])
  })

  it("opens the bank's page (PAY-14)", async () => {
    await guest.press()
    guest.type('4000 0000 0000 3220')
    await guest.press()
    expect([guest.view.step, ...guest.ended]).toEqual(['bank', 'gone to https://bank.test/page'])
  })

  it('offers saved cards and a new one (PAY-12, PAY-13)', async () => {
    await guest.press()
    guest.type('5555 5555 5555 4444')
    guest.view.entry.saveCard(true)
    await guest.press()
    const again = new CardPaymentViewModel(guest.deps)
    await again.submit(() => submission, new AbortController().signal)
    expect(again.entry.cards.map(({ lastDigits }) => lastDigits)).toEqual(['4444'])
    await again.submit(() => submission, new AbortController().signal)
    expect(again.entry.choiceProblem).toEqual({ id: 'card-choice-missing' })
    again.entry.chooseSaved(again.entry.cards[0]?.id ?? '')
    await again.submit(() => submission, new AbortController().signal)
    expect(again.step).toBe('paid')
  })

  it('switches to another provider’s form with the flag, and restores the first one’s input (PAY-10, PAY-17)', async () => {
    await guest.press()
    guest.type(GOOD)
    guest.become(true)
    guest.view.takeProvider()
    expect(guest.view.entry.textOf('number')).toBe('')
    guest.become(false)
    guest.view.takeProvider()
    expect(guest.view.entry.textOf('number')).toBe(GOOD)
  })

  it('reports whether wallet or intent failed, and retries (PAY-15, PAY-16, ERR-14)', async () => {
    const offline = () => Effect.fail(new ServiceUnavailable({ reason: 'offline' }))
    const noWallet = checkout({ openWallet: offline })
    await noWallet.press()
    const noIntent = checkout({ createIntent: offline })
    await noIntent.press()
    expect([noWallet.view.step, noWallet.view.problem?.id]).toEqual(['resting', 'error-payment-init'])
    expect([noIntent.view.step, noIntent.view.problem?.id]).toEqual(['resting', 'error-payment-intent-creation'])
  })

  it('never prints the card number (ENT-13)', async () => {
    await guest.press()
    guest.type(GOOD)
    expect(inspect(guest.view.entry.state, { depth: 9 }) + JSON.stringify(guest.view.entry.state)).not.toMatch(/4111/)
  })
})
