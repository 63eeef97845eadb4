import { inspect } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { CardEntryViewModel } from '../../../src/ui/payment/CardEntryViewModel.ts'
import { CardPaymentViewModel } from '../../../src/ui/payment/CardPaymentViewModel.ts'
import { Effect } from 'effect'
import { checkout, GOOD, submission } from './checkout.ts'

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
    expect(guest.view.entry.focusTarget).toEqual({ at: 'number' })
    expect(guest.view.entry.problemAt('number')?.id).toBe('card-number-missing')
    guest.type('4111 1111 1111 1112')
    expect(guest.view.entry.problemAt('number')?.id).toBe('card-number-invalid')
    expect(guest.view.step).toBe('choosing')
  })

  it('does not pay without a chosen card, and focuses the choice (VAL-27)', () => {
    const entry = new CardEntryViewModel(COUNTRIES.CZ, () => instantAt(Date.UTC(2026, 2, 12)))
    expect(entry.check()).toBe(false)
    expect([entry.focusTarget, entry.choiceProblem]).toEqual([{ at: 'choice' }, { id: 'card-choice-missing' }])
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

  it('still says that the outcome is unknown if no other payment can be started (PAY-14, PAY-16)', async () => {
    const lost = checkout({ confirm: () => Effect.fail(new ServiceUnavailable({ reason: 'unknown-outcome' })) })
    await lost.press()
    lost.type(GOOD)
    vi.spyOn(lost.cardPayments, 'openWallet').mockReturnValue(
      Effect.fail(new ServiceUnavailable({ reason: 'offline' })),
    )
    await lost.press()
    expect([lost.view.step, lost.view.problem?.id]).toEqual(['resting', 'failure-unknown-outcome'])
    await lost.press()
    expect(lost.view.problem?.id).toBe('error-payment-init')
  })

  it('never prints the card number (ENT-13)', async () => {
    await guest.press()
    guest.type(GOOD)
    expect(inspect(guest.view.entry.state, { depth: 9 }) + JSON.stringify(guest.view.entry.state)).not.toMatch(/4111/)
  })
})
