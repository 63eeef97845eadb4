import { Deferred, Effect } from 'effect'
import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentRequired, ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { SECOND } from '../../../src/domain/instant.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { signatureExpired } from '../../support/signatureExpired.ts'
import { aRequest } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const aGuestWhere = (onlinePaymentActivated: 'true' | 'false') =>
  aRequest({ mode: 'guest', parameters: { onlinePaymentActivated }, slow: { onlinePaymentActivated: 3 * SECOND } })

describe("SubmissionViewModel: pressed before the country's online payment setting is known", () => {
  it('starts a card payment if cards are accepted, instead of placing the order (GUEST-07, PAY-09)', async () => {
    const { fill, placed, request, settleAll, submit, view } = aGuestWhere('true')
    await fill()
    await vi.dynamicImportSettled()
    expect(request.isPaidByCard).toBe(false)
    await submit()
    expect([request.isBusy, placed.length]).toEqual([true, 0])
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    await settleAll()
    expect(placed).toEqual([])
    expect([request.isBusy, request.isFixed, request.card?.step]).toEqual([false, true, 'choosing'])
    // No message changes what is about to be paid.
    view.paste.open()
    expect(view.paste.isOpen).toBe(false)
  })

  it('places the order once if cards are not accepted (GUEST-07, CON-16)', async () => {
    const { fill, placed, request, submit, view } = aGuestWhere('false')
    await fill()
    await submit()
    view.submission.submit()
    expect(request.isBusy).toBe(true)
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    expect(placed).toHaveLength(1)
    expect(request.isFixed).toBe(false)
  })

  it('sends nothing if the form closes meanwhile', async () => {
    const { fill, leave, placed, request, submit } = aGuestWhere('false')
    await fill()
    await submit()
    leave()
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    expect([request.isBusy, placed.length]).toEqual([false, 0])
  })
})

describe('SubmissionViewModel: online payment setting unknown', () => {
  it('learns from the refusal that a card payment is required, and pays with the next press (GUEST-07, PAY-09)', async () => {
    const { answers, fill, placed, request, settleAll, submit, told } = aRequest({
      mode: 'guest',
      unreadable: ['onlinePaymentActivated'],
    })
    await fill()
    await vi.dynamicImportSettled()
    answers.place = [new PaymentRequired(refusalTexts('error.payment.required', ''))]
    await submit()
    expect(told()[0]).toBe('request-not-created')
    expect(request.sending).toMatchObject({
      step: 'failed',
      problem: { id: 'request-not-created', because: { id: 'error-payment-required' } },
    })
    expect(request.isPaidByCard).toBe(true)
    await submit()
    await settleAll()
    expect([placed.length, request.card?.step]).toEqual([1, 'choosing'])
  })
})

describe('SubmissionViewModel: the answer is lost', () => {
  it('says that the outcome is unknown, never that no order was created (CON-16, REQ-33)', async () => {
    const { answers, fill, placed, request, settleAll, submit, told } = aRequest()
    await fill()
    answers.place = [new ServiceUnavailable({ reason: 'unknown-outcome' })]
    await submit()
    await vi.dynamicImportSettled()
    await settleAll()
    expect(placed).toHaveLength(1)
    expect(told()).toEqual(['failure-unknown-outcome'])
    expect(request.sending).toEqual({
      step: 'failed',
      problem: { id: 'failure-unknown-outcome', because: undefined },
    })
  })
})

describe('SubmissionViewModel: the form closes while the order is being sent', () => {
  const sendAndLeave = async (failure?: ServiceUnavailable) => {
    const answer = Deferred.makeUnsafe<void>()
    const world = aRequest({ late: { place: Deferred.await(answer) } })
    const { answers, fill, leave, settleAll, submit } = world
    await fill()
    if (failure) answers.place = [failure]
    await submit()
    leave()
    await settleAll()
    Deferred.doneUnsafe(answer, Effect.void)
    await settleAll()
    await vi.dynamicImportSettled()
    await settleAll()
    return world
  }

  it('places the order and reports it on any screen, without opening the order', async () => {
    const { notices, placed, request, shown } = await sendAndLeave()
    expect([placed.length, request.isBusy, shown]).toEqual([1, false, []])
    expect(notices.shown).toMatchObject([{ messageId: 'request-pushed', reach: 'portal' }])
  })

  it.each([
    ['offline', 'request-not-created'],
    ['unknown-outcome', 'failure-unknown-outcome'],
  ] as const)('reports the failure on any screen: %s (REQ-33)', async (reason, text) => {
    const { notices } = await sendAndLeave(new ServiceUnavailable({ reason }))
    expect(notices.shown).toMatchObject([{ messageId: text, reach: 'portal' }])
  })

  it('does not send the order if its fee changes, because nobody can accept the change (REQ-23)', async () => {
    const answer = Deferred.makeUnsafe<void>()
    const { answers, fill, leave, notices, placed, settleAll, submit } = aRequest({
      late: { place: Deferred.await(answer) },
    })
    await fill()
    answers.place = [signatureExpired()]
    answers.fee = 9_900
    await submit()
    leave()
    Deferred.doneUnsafe(answer, Effect.void)
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    await settleAll()
    expect([placed.length, notices.shown.map(({ messageId }) => messageId)]).toEqual([1, ['request-not-created']])
  })
})

describe('SubmissionViewModel: payment code cannot be loaded', () => {
  const CODE = '../../../src/ui/payment/CardPaymentViewModel.ts'

  it('reports it, places nothing, and pays with the next press once the code loads (PAY-15, REQ-33)', async () => {
    vi.doMock(CODE, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    const { fill, placed, request, settleAll, submit, told, view } = aRequest({
      mode: 'guest',
      parameters: { onlinePaymentActivated: 'true' },
    })
    await fill()
    await vi.dynamicImportSettled()
    await submit()
    await vi.dynamicImportSettled()
    await settleAll()
    expect([request.isFixed, view.request.focusTarget, told()]).toEqual([
      false,
      { at: 'submit' },
      ['error-payment-init'],
    ])
    vi.doUnmock(CODE)
    await submit()
    await vi.dynamicImportSettled()
    await settleAll()
    expect([request.card?.step, placed]).toEqual(['choosing', []])
  })
})

describe('SubmissionViewModel: without a network', () => {
  it('waits after the press and sends once when the network is back (REQ-41, CON-16)', async () => {
    const { fill, networkIs, placed, request, submit, view } = aRequest()
    await fill()
    await networkIs(false)
    await submit()
    view.submission.submit()
    expect([request.sending.step, request.isFixed, placed.length]).toEqual(['waiting', true, 0])
    await networkIs(true)
    expect([request.isFixed, placed.length]).toEqual([false, 1])
  })

  it('sends nothing after it was stopped, and waits again after another press (REQ-41)', async () => {
    const { fill, networkIs, placed, request, settleAll, submit } = aRequest()
    await fill()
    await networkIs(false)
    await submit()
    if (request.sending.step === 'waiting') request.sending.stop()
    await settleAll()
    expect([request.sending.step, request.isFixed]).toEqual(['resting', false])
    await networkIs(true)
    expect(placed).toEqual([])
    await networkIs(false)
    await submit()
    expect(request.sending.step).toBe('waiting')
  })

  it('says at once what is wrong (REQ-41)', async () => {
    const { fill, networkIs, request, submit, view } = aRequest()
    await fill()
    view.change({ destinationName: '' })
    await networkIs(false)
    await submit()
    expect([request.sending.step, view.refusals.wrong]).toEqual(['resting', ['destinationName']])
  })

  it('sends nothing if the form closes meanwhile (REQ-41)', async () => {
    const { fill, leave, networkIs, placed, submit } = aRequest()
    await fill()
    await networkIs(false)
    await submit()
    leave()
    await networkIs(true)
    expect(placed).toEqual([])
  })
})
