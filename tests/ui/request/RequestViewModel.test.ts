import { refusalTexts } from '../../../src/adapters/memory/refusals.ts'
import { reaction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signatureExpired } from '../../support/signatureExpired.ts'
import { KeyReused, StoreClosed } from '../../../src/application/ports/ServiceFailure.ts'
import { HOUR, instantAt, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import type { QuoteViewModel } from '../../../src/ui/request/QuoteViewModel.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { aDraft, aVendor } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, CUSTOMER_AT, OFFLINE, TYPED } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const { coordinates: _, ...NOWHERE } = aVendor().location
const storeClosed = new StoreClosed(refusalTexts('error.store-closed', ''))
const keyReused = new KeyReused(refusalTexts('x', ''))

describe('RequestViewModel: start', () => {
  it('shows the form within 200 ms after the vendor is known (REQ-03, CONST-36)', async () => {
    const { asked, request, select, start, view } = aRequest({ vendor: undefined })
    await start()
    await vi.advanceTimersByTimeAsync(10 * SECOND)
    expect([view.request.page, asked]).toEqual(['waiting', []])
    await select(aVendor())
    await vi.advanceTimersByTimeAsync(200)
    expect(view.request.page).toBe('form')
    expect(request.state.flow.step).toBe('ASK_FOR_DESTINATION_ADDRESS')
  })

  it('asks for the collection point if the vendor has none (REQ-02)', async () => {
    const { start, view } = aRequest({ vendor: aVendor({ location: NOWHERE }) })
    await start()
    expect(view.request.page).toBe('origin')
  })

  it('updates the vendor from the service without restarting (REQ-32, API-14)', async () => {
    const { answers, request, start, told, view } = aRequest()
    answers.vendor = aVendor({ requiresAgeValidation: true })
    await start()
    expect(request.vendor?.requiresAgeValidation).toBe(true)
    expect([view.request.page, told()]).toEqual(['form', []])
  })

  it('continues with the listed vendor if it cannot be read, and reports that once (REQ-32)', async () => {
    const { answers, fill, placed, request, submit, told } = aRequest()
    answers.vendor = OFFLINE
    await fill()
    expect(told()).toEqual(['unable-to-fetch-vendor'])
    expect(request.vendor).toEqual(aVendor())
    await submit()
    expect(placed).toHaveLength(1)
  })

  it('waits while the service is closed, and starts when it opens (REQ-06, REQ-07, SCR-05)', async () => {
    const { request, setParameter, settleAll, start, view } = aRequest({ parameters: { serviceHours: '1300:1500' } })
    await start()
    expect(view.request.page).toBe('closed')
    expect(request.state.serviceHours).toMatchObject({ from: '13:00', to: '15:00', currentTime: '12:00' })
    setParameter('serviceHours', '0900:1500')
    view.terms.checkHoursAgain()
    expect(view.request.page).toBe('closed')
    await settleAll()
    expect(view.request.page).toBe('form')
  })

  it('selects the default payment method; offers NONE only with its flag (PAY-04, PAY-05, PAY-08)', async () => {
    const { request, start, switchOn, terms } = aRequest()
    expect(terms.paymentMethods).toBeUndefined()
    await start()
    expect(terms.paymentMethods).toEqual(['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
    expect(request.draft.paymentMethod).toBe('PAID')
    await switchOn('NonePaymentMethod')
    expect(terms.paymentMethods).toEqual(['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'])
  })

  it('restarts for another vendor; each vendor has its own draft (REQ-21, PERSIST-02)', async () => {
    const { fill, kept, placed, request, select, submit, view } = aRequest()
    await fill()
    await select(aVendor({ id: 'other', name: 'Other' }))
    expect(request.draft).toMatchObject({ destinationName: '', destinationTextAddress: '', orderAmount: '' })
    expect(request.state.deliveryFee).toBeUndefined()
    expect(view.request.page).toBe('form')
    view.change({ destinationName: 'Eva' })
    await select(aVendor())
    expect(request.draft).toMatchObject({ destinationName: 'Karel Novák', orderAmount: '250.50' })
    await submit()
    expect([placed.length, kept()]).toEqual([1, undefined])
    await select(aVendor({ id: 'other', name: 'Other' }))
    expect(request.draft.destinationName).toBe('Eva')
  })
})

describe('RequestViewModel: quote', () => {
  it('requests deliverability, then the fee, when the destination is chosen (REQ-10)', async () => {
    const { asked, fill, quote, request } = aRequest()
    await fill()
    expect(asked).toEqual(['search Štěpánská', 'details stepanska', 'deliverable?', 'fee?'])
    expect(quote.fee).toEqual({ minor: 6_100, currency: 'CZK' })
    expect(request.state.deliveryFee?.signature).toBe('signed-6100')
    expect(request.state.flow.step).toBe('FILL_ORDER_DETAILS')
  })

  it('discards the quote when the address changes, and requests the next one (REQ-09)', async () => {
    const { asked, destination, fill, quote, request, search, settleAll } = aRequest()
    await fill()
    destination.type('Štěp')
    expect(quote.fee).toBeUndefined()
    expect(request.state.deliveryFee).toBeUndefined()
    expect(request.state.flow.step).toBe('ASK_FOR_DESTINATION_ADDRESS')
    await search('Štěp')
    destination.list.chooseActive()
    await settleAll()
    expect(asked.filter((call) => call === 'deliverable?')).toHaveLength(2)
    expect(quote.fee).toBeDefined()
  })

  it.each([
    [
      'reports an undeliverable address (FEE-02, VAL-17, ERR-12)',
      { deliverable: false },
      'request-error-undeliverable-address',
    ],
    ['reports unknown deliverability (FEE-03, ERR-12)', { deliverable: OFFLINE }, 'request-deliverability-unknown'],
    ['reports a missing fee (FEE-05, ERR-12)', { fee: OFFLINE }, 'request-error-cannot-compute-price'],
    ['reports a closed store (FEE-09, ERR-12)', { fee: storeClosed }, 'error-store-closed'],
  ] as const)('%s and keeps the destination', async (_name, wrong, id) => {
    const { answers, fill, quote, request } = aRequest()
    Object.assign(answers, wrong)
    await fill()
    expect(quote.progress).toMatchObject({ step: 'failed', problem: { id } })
    expect(request.state.flow.step).toBe('ASK_FOR_DESTINATION_ADDRESS')
    expect(request.destination).toEqual(CUSTOMER_AT)
  })

  it('requests the quote again on demand (FEE-03, FEE-05)', async () => {
    const { answers, fill, quote, settleAll, view } = aRequest()
    answers.fee = OFFLINE
    await fill()
    answers.fee = 7_000
    view.quote.again()
    expect(quote.progress.step).toBe('asking')
    await settleAll()
    expect(quote.fee?.minor).toBe(7_000)
  })

  it('counts down the fee’s validity', async () => {
    const { answers, fill, quote } = aRequest()
    await fill()
    answers.fee = OFFLINE
    expect(quote.validFor).toBe(10 * MINUTE)
    await vi.advanceTimersByTimeAsync(30.5 * SECOND)
    expect(quote.validFor).toBe(10 * MINUTE - 30.5 * SECOND)
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(quote.validFor).toBe(0)
  })

  it('requests the fee again when a payment method with a surcharge is selected (FEE-04)', async () => {
    const feesAskedFor = async (deployment: string) => {
      const { asked, fill, settleAll, view } = aRequest({ deployment })
      await fill()
      view.change({ paymentMethod: 'CASH_ON_DELIVERY' })
      await settleAll()
      return asked.filter((call) => call.startsWith('fee?'))
    }
    expect(await feesAskedFor('dobrego-cz')).toEqual(['fee?'])
    expect(await feesAskedFor('ferrywing-tw')).toEqual(['fee?', 'fee? CASH_ON_DELIVERY'])
  })

  const minutesTo = ({ minute, promises }: QuoteViewModel) =>
    promises.map(({ kind, at }) => [kind, (at - minute) / MINUTE])

  it('shows the vendor’s usual pick-up time until the estimate is known, never below the minimum (REQ-04, REQ-39, REQ-40)', async () => {
    const { answers, fill, quote, start, view } = aRequest()
    await start()
    expect(minutesTo(quote)[0]).toEqual(['pick-up', 15])
    await fill()
    expect(minutesTo(quote)[0]).toEqual(['pick-up', 20])
    answers.pickUp = 3
    view.quote.again()
    await vi.advanceTimersByTimeAsync(0)
    expect(minutesTo(quote)[0]).toEqual(['pick-up', 15])
  })

  it('moves the times with the clock, and to the requested time of a pre-order (TIME-04)', async () => {
    const { fill, quote, view } = aRequest()
    await fill()
    const [pickUp] = quote.promises
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(quote.promises[0]?.at).toBe(plus(pickUp!.at, 2 * MINUTE))
    const at = plus(quote.minute, 5 * HOUR)
    view.change({ preorderedFor: at })
    expect(quote.promises.at(-1)).toEqual({ kind: 'due', at, left: 5 * HOUR })
  })

  it('estimates again when two minutes have passed, and tells the age of an estimate that cannot be renewed (TIME-03)', async () => {
    const { answers, fill, quote } = aRequest()
    await fill()
    answers.pickUp = 25
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 2 * SECOND)
    expect([minutesTo(quote)[0], quote.promises[0]?.age]).toEqual([['pick-up', 25], undefined])
    answers.estimate = OFFLINE
    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(quote.promises[0]).toMatchObject({ left: 25 * MINUTE, age: 3 * MINUTE })
    answers.estimate = undefined
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(quote.promises[0]?.age).toBeUndefined()
  })

  it('shows no pick-up time if none is known (REQ-04)', async () => {
    const { quote, start } = aRequest({ vendor: aVendor({ estimationPickUpTime: 0 }) })
    await start()
    expect(minutesTo(quote)).toEqual([['due', 60]])
  })
})

describe('RequestViewModel: validation', () => {
  it('shows an error only after its field was filled in, and clears it when it is corrected', async () => {
    const { refusals, start, view } = aRequest()
    await start()
    refusals.leave('destinationName')
    view.change({ destinationPhoneNumber: '12' })
    expect([refusals.at('destinationName'), refusals.at('destinationPhoneNumber')]).toEqual([undefined, undefined])
    refusals.leave('destinationPhoneNumber')
    expect(refusals.at('destinationPhoneNumber')).toEqual({ id: 'request-phone-impossible' })
    view.change({ destinationPhoneNumber: '602 000 001' })
    expect(refusals.at('destinationPhoneNumber')).toBeUndefined()
  })

  it('marks all errors on submission, focuses the first of the page, and sends nothing (VAL-01, REQ-13)', async () => {
    const { fill, placed, refusals, request, submit, told, view } = aRequest()
    await fill({ destinationName: 'R2D2', destinationPhoneNumber: '', orderAmount: 'abc' })
    expect(refusals.wrong).toEqual([])
    await submit()
    expect(refusals.wrong).toEqual(['destinationName', 'destinationPhoneNumber', 'orderAmount'])
    expect(view.request.focusTarget).toEqual({ at: 'destinationName' })
    expect(told()).toEqual([])
    expect(refusals.at('destinationName')).toEqual({ id: 'request-name-has-digit' })
    expect(refusals.at('destinationPhoneNumber')).toEqual({ id: 'request-phone-missing' })
    expect(refusals.at('orderAmount')).toEqual({
      id: 'request-amount-unreadable',
      args: { forms: '1250 / 1250,50' },
    })
    expect(placed).toEqual([])
    expect(request.draft).toMatchObject({ destinationName: 'R2D2', orderAmount: 'abc' })
    expect(view.request.isBusy).toBe(false)
  })

  it('orders the wrong fields as the page does, not as the rules, and counts a missing fee with its address (VAL-01)', async () => {
    const { refusals, start, submit, told, view } = aRequest()
    await start()
    await submit()
    expect(refusals.all.has('deliveryFee')).toBe(true)
    expect(refusals.wrong).toEqual([
      'destinationTextAddress',
      'destinationName',
      'destinationPhoneNumber',
      'orderAmount',
    ])
    expect(view.request.focusTarget).toEqual({ at: 'destinationTextAddress' })
    expect(told()).toEqual([])
    view.change({ destinationName: 'Karel Novák' })
    expect(refusals.wrong).not.toContain('destinationName')
  })

  it('has nothing to mark at the address while its fee is being computed', async () => {
    const { fill, quote, refusals, settleAll, submit } = aRequest()
    await fill({ destinationName: '' })
    await submit()
    quote.again()
    expect([refusals.all.has('deliveryFee'), refusals.wrong]).toEqual([true, ['destinationName']])
    await settleAll()
    expect(refusals.wrong).toEqual(['destinationName'])
  })

  it('marks an undeliverable address, which shows the reason, without a notice (VAL-17)', async () => {
    const { answers, fill, quote, refusals, submit, told, view } = aRequest()
    answers.deliverable = false
    await fill()
    await submit()
    expect(quote.progress).toMatchObject({ problem: { id: 'request-error-undeliverable-address' } })
    expect(refusals.wrong).toEqual(['destinationTextAddress'])
    expect([view.request.focusTarget, told()]).toEqual([{ at: 'destinationTextAddress' }, []])
  })

  it('requires the unit number if the country does (VAL-03)', async () => {
    const { fill, refusals, submit } = aRequest({ deployment: 'ferrywing-sg' })
    await fill({ destinationPhoneNumber: '8123 4567' })
    await submit()
    expect(refusals.wrong).toEqual(['destinationUnitNumber'])
    expect(refusals.at('destinationUnitNumber')).toEqual({ id: 'validation-fill-unit-number' })
  })
})

describe('RequestViewModel: high item value', () => {
  const parameters = { orderItemValueExceedLimit: '200' }

  it('requires a confirmation before anything is sent (VAL-18)', async () => {
    const { fill, placed, settleAll, submit, told, view } = aRequest({ parameters })
    await fill()
    await submit()
    expect([placed, told()]).toEqual([[], []])
    expect(view.request.focusTarget).toEqual({ at: 'item-value' })
    view.submission.confirmItemValue()
    await settleAll()
    expect([placed.length, told()]).toEqual([1, ['request-pushed']])
  })

  it('keeps the confirmation while another error prevents sending (VAL-01, VAL-18)', async () => {
    const { fill, placed, refusals, request, settleAll, submit, view } = aRequest({ parameters })
    await fill({ destinationName: '' })
    await submit()
    view.submission.confirmItemValue()
    await settleAll()
    expect([placed, refusals.wrong]).toEqual([[], ['destinationName']])
    expect(request.state.orderItemValueExceedValidation.confirmed).toBe(true)
    view.change({ destinationName: 'Karel Novák' })
    await submit()
    expect(placed).toHaveLength(1)
  })

  it('requires another confirmation when the value changes (VAL-20)', async () => {
    const { fill, request, view } = aRequest({ parameters })
    await fill()
    request.confirmAmount()
    view.change({ orderAmount: '300' })
    expect(request.state.orderItemValueExceedValidation).toEqual({ required: true, confirmed: false, limit: 200 })
  })

  it('requires none if the limit cannot be read (VAL-19)', async () => {
    const { fill, placed, submit } = aRequest({ parameters: { orderItemValueExceedLimit: 'lots' } })
    await fill({ orderAmount: '999999' })
    await submit()
    expect(placed).toHaveLength(1)
  })
})

describe('RequestViewModel: submission', () => {
  it('places the order, reports it for 5 s and shows it among the orders (REQ-16, REQ-17, ROUTE-26, NOTIF-02)', async () => {
    const { fill, notices, placed, shown, submit } = aRequest()
    await fill()
    await submit()
    expect(placed[0]?.order).toMatchObject({
      vendorId: 'pekarna-u-mostu',
      customer: { name: 'Karel Novák', phoneNumber: '+420602000001' },
      deliveryFee: { signature: 'signed-6100' },
      order: { paymentMethod: 'PAID', amount: { minor: 25_050, currency: 'CZK' } },
    })
    expect(notices.shown[0]).toMatchObject({ kind: 'success', messageId: 'request-pushed', duration: 5_000 })
    expect(shown).toEqual([['pekarna-u-mostu', 'pekarna-u-mostu-new']])
  })

  it('clears the form and the stored draft (REQ-19)', async () => {
    const { fill, kept, request, submit } = aRequest()
    await fill()
    await submit()
    expect(request.draft).toMatchObject({ destinationName: '', destinationTextAddress: '', orderAmount: '' })
    expect(kept()).toBeUndefined()
  })

  it('places one order for repeated presses (REQ-16, CON-16)', async () => {
    const { fill, placed, settleAll, view } = aRequest()
    await fill()
    view.submission.submit()
    view.submission.submit()
    await settleAll()
    view.submission.submit()
    await settleAll()
    expect(placed).toHaveLength(1)
  })

  it('waits for a fee that is being computed (REQ-10)', async () => {
    const { destination, placed, search, settleAll, start, view } = aRequest()
    await start()
    view.change(TYPED)
    await search('Ště')
    destination.list.chooseActive()
    view.submission.submit()
    expect(view.request.isBusy).toBe(true)
    await settleAll()
    expect(placed).toHaveLength(1)
  })

  it('closes the error of an attempt when the next one finds a wrong field, and when the draft changes (NOTIF-06)', async () => {
    const { answers, fill, notices, request, settleAll, submit } = aRequest()
    await fill()
    answers.place = [OFFLINE, OFFLINE]
    await submit()
    await vi.dynamicImportSettled()
    await settleAll()
    expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['request-not-created'])
    request.edit({ destinationName: '' })
    await submit()
    expect(request.refusals.wrong).toEqual(['destinationName'])
    expect(notices.shown).toEqual([])
    request.edit({ destinationName: 'Karel' })
    await submit()
    expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['request-not-created'])
  })

  it('says once that online payment is unknown, and no longer beside the placed order (NOTIF-06, PAY-09)', async () => {
    const { fill, notices, submit } = aRequest({ unreadable: ['onlinePaymentActivated'] })
    await fill()
    expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['error-payment-get-if-enabled'])
    await submit()
    expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['request-pushed'])
  })

  it('closes the error of earlier attempts on success; shows equal errors once', async () => {
    const { answers, fill, notices, submit } = aRequest()
    await fill()
    answers.place = [OFFLINE, OFFLINE]
    await submit()
    await submit()
    expect(notices.shown.map(({ kind }) => kind)).toEqual(['error'])
    await submit()
    expect(notices.shown.map(({ messageId }) => messageId)).toEqual(['request-pushed'])
  })

  it('reports the reason of a failure, keeps the input, and retries with the same key (REQ-33, ERR-07, CON-16)', async () => {
    const { answers, fill, kept, placed, request, shown, submit, told, view } = aRequest()
    await fill()
    answers.place = [OFFLINE]
    await submit()
    expect(told()).toEqual(['request-not-created'])
    expect(request.sending).toMatchObject({
      step: 'failed',
      problem: { id: 'request-not-created', because: { id: 'failure-offline' } },
    })
    expect(view.request.focusTarget).toEqual({ at: 'submit' })
    expect(request.draft.destinationName).toBe('Karel Novák')
    expect(kept()?.draft.destinationName).toBe('Karel Novák')
    expect(request.state.flow.step).toBe('FILL_PAYMENT_DETAILS')
    await submit()
    expect(placed.map(({ key }) => key)).toEqual(['intent-1', 'intent-1'])
    expect(shown).toHaveLength(1)
  })

  it('returns to the details when they are edited after a failure (REQ-14)', async () => {
    const { answers, fill, request, submit, view } = aRequest()
    await fill()
    answers.place = [OFFLINE]
    await submit()
    view.change({ paymentMethod: 'CASH_ON_DELIVERY' })
    expect(request.state.flow.step).toBe('FILL_PAYMENT_DETAILS')
    view.change({ orderDescription: 'Cake' })
    expect(request.state.flow.step).toBe('FILL_ORDER_DETAILS')
    expect(request.sending.step).toBe('resting')
  })

  it('shows the orders if an earlier attempt had succeeded, without placing another one (CON-16)', async () => {
    const { answers, fill, kept, shown, submit, told } = aRequest()
    await fill()
    answers.place = [keyReused]
    await submit()
    expect(told()).toEqual(['request-already-placed'])
    expect(shown).toEqual([['pekarna-u-mostu', undefined]])
    expect(kept()).toBeUndefined()
  })

  it('records its start and end until the next one starts (ENT-11, REQ-12, ANALYTICS-03)', async () => {
    const { analytics, fill, request, submit } = aRequest()
    const times: unknown[] = []
    reaction(
      () => request.state,
      ({ startTime, endTime }) => times.push([startTime, endTime]),
    )
    await fill()
    await vi.advanceTimersByTimeAsync(9_500)
    await submit()
    const end = Date.now()
    expect(times).toContainEqual([end - 10_000, end])
    expect(times.at(-1)).toEqual([undefined, undefined])
    expect(analytics.pushed).toEqual([
      { event: 'request-submitted', elapsed: 10_000, vendor: 'pekarna-u-mostu', paymentMethod: 'PAID', country: 'CZ' },
    ])
  })
})

describe('RequestViewModel: expired fee', () => {
  const expired = async (fee: number) => {
    const world = aRequest()
    await world.fill()
    world.answers.place = [signatureExpired()]
    world.answers.fee = fee
    await world.submit()
    await vi.advanceTimersByTimeAsync(SECOND)
    return world
  }

  it('requests a new fee, reports it, and sends without a question if it is unchanged (REQ-22, REQ-24, FEE-08, ERR-13)', async () => {
    const { placed, request, shown, told } = await expired(6_100)
    expect(request.sending.step).toBe('resting')
    expect(placed).toHaveLength(2)
    expect(told()).toEqual(['request-pushed', 'error-fee-recompute'])
    expect(shown).toHaveLength(1)
  })

  it('requests a new fee as often as it expires (REQ-25)', async () => {
    const { answers, fill, placed, shown, submit } = aRequest()
    await fill()
    answers.place = [signatureExpired(), signatureExpired(), signatureExpired()]
    await submit()
    await vi.advanceTimersByTimeAsync(3 * SECOND)
    expect(placed).toHaveLength(4)
    expect(shown).toHaveLength(1)
  })

  it('asks about a changed fee and sends it after a yes (REQ-23, FEE-07, ERR-13)', async () => {
    const { answerFee, placed, request, settleAll, shown } = await expired(7_300)
    expect(request.sending).toMatchObject({
      step: 'asking',
      change: { shown: { minor: 6_100 }, recomputed: { minor: 7_300 } },
    })
    expect(placed).toHaveLength(1)
    answerFee(true)
    await settleAll()
    expect(placed[1]?.order.deliveryFee).toMatchObject({ fee: { minor: 7_300 }, signature: 'signed-7300' })
    expect(shown).toHaveLength(1)
  })

  it('sends nothing after a no and shows the new fee (REQ-23)', async () => {
    const { answerFee, placed, quote, request, settleAll, shown } = await expired(7_300)
    answerFee(false)
    await settleAll()
    expect(placed).toHaveLength(1)
    expect(shown).toEqual([])
    expect(quote.fee?.minor).toBe(7_300)
    expect(request.draft.destinationName).toBe('Karel Novák')
  })
})

describe('RequestViewModel: draft', () => {
  it('restores the draft after a reload with a notice, and requests its fee (PERSIST-02)', async () => {
    const { asked, kept, notices, quote, request, start } = aRequest({
      kept: aStoredDraft({ vendorId: 'pekarna-u-mostu', key: 'chosen-before' }),
    })
    await start()
    expect(request.draft).toEqual(aDraft())
    expect(notices.shown[0]).toMatchObject({ kind: 'info', messageId: 'request-draft-restored' })
    expect(asked).toEqual(['deliverable?', 'fee?'])
    expect(quote.fee).toBeDefined()
    expect(kept()?.key).toBe('chosen-before')
  })

  it('keeps a payment method that is no longer offered, so that nothing is sent with another one (VAL-14)', async () => {
    const { placed, refusals, request, start, submit } = aRequest({
      kept: aStoredDraft({ vendorId: 'pekarna-u-mostu', draft: aDraft({ paymentMethod: 'PAYMENT_ON_DELIVERY' }) }),
      parameters: { paymentMethods: 'PAID' },
    })
    await start()
    expect(request.draft.paymentMethod).toBe('PAYMENT_ON_DELIVERY')
    await submit()
    expect([placed, refusals.wrong]).toEqual([[], ['paymentMethod']])
  })

  it('ignores the draft of another vendor (REQ-21)', async () => {
    const { request, start, told } = aRequest({ kept: aStoredDraft({ vendorId: 'other', key: 'chosen-before' }) })
    await start()
    expect(request.draft.destinationName).toBe('')
    expect(told()).toEqual([])
  })

  it('stores the draft on every keystroke, with one key (PERSIST-02, CON-16)', async () => {
    const { kept, start, view } = aRequest()
    await start()
    expect(kept()).toBeUndefined()
    view.change({ destinationName: 'K' })
    view.change({ destinationName: 'Ka' })
    expect(kept()).toMatchObject({ vendorId: 'pekarna-u-mostu', key: 'intent-1', draft: { destinationName: 'Ka' } })
  })
})

describe('RequestViewModel: closing the screen', () => {
  it('interrupts running requests, so that no fee arrives afterwards', async () => {
    const { asked, destination, leave, quote, search, settleAll, start } = aRequest()
    await start()
    await search('Ště')
    destination.list.chooseActive()
    leave()
    await settleAll()
    expect(asked).not.toContain('fee?')
    expect(quote.progress.step).toBe('none')
  })
})

describe('amount that the rider collects', () => {
  it.each([
    ['PAID', undefined],
    ['CASH_ON_DELIVERY', { minor: 25_050, currency: 'CZK' }],
    ['PAYMENT_ON_DELIVERY', { minor: 25_050, currency: 'CZK' }],
    ['NONE', undefined],
  ] as const)('for %s (PAY-07, OP-53)', async (paymentMethod, expected) => {
    const { fill, request } = aRequest({ flags: ['NonePaymentMethod'] })
    await fill({ paymentMethod })
    expect(request.toCollect).toEqual(expected)
  })
})

describe('RequestMapViewModel', () => {
  it('shows both pins with a draggable destination, and the areas only with their flag (REQ-34, REQ-35, FLAG-07 DrawDeliveryAreas, FLAG-08)', async () => {
    const area = [CUSTOMER_AT, { latitude: 50.1, longitude: 14.4 }, { latitude: 50.1, longitude: 14.5 }]
    const { fill, places, switchOn } = aRequest({ vendor: aVendor({ deliveryAreas: [area] }) })
    await fill()
    const scene = places.scene('Drop-off point')
    expect(scene.pins.map(({ kind, draggable }) => [kind, draggable])).toEqual([
      ['collection', false],
      ['destination', true],
    ])
    expect(scene.center).toEqual(CUSTOMER_AT)
    expect(scene.areas).toEqual([])
    await switchOn('DrawDeliveryAreas')
    expect(places.scene('Drop-off point').areas).toEqual([area])
  })
})

describe('RequestViewModel: renewal of the shown fee', () => {
  it('renews the fee shortly before it expires, without a message if it is unchanged (FEE-04)', async () => {
    const { asked, fill, quote, request, told } = aRequest()
    await fill()
    await vi.advanceTimersByTimeAsync(9.5 * MINUTE + SECOND)
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(2)
    expect(asked.filter((call) => call === 'deliverable?')).toHaveLength(1)
    expect(quote.validFor).toBeGreaterThan(9 * MINUTE)
    expect(quote.movedFrom).toBeUndefined()
    expect(request.state.flow.step).toBe('FILL_ORDER_DETAILS')
    expect(told()).toEqual([])
  })

  it('shows the previous fee beside a changed one until the destination changes (FEE-04, FEE-10)', async () => {
    const { answers, destination, fill, quote, request } = aRequest()
    await fill()
    answers.fee = 7_300
    await vi.advanceTimersByTimeAsync(9.5 * MINUTE + SECOND)
    expect([quote.movedFrom?.minor, quote.fee?.minor]).toEqual([6_100, 7_300])
    expect(request.state.deliveryFee?.signature).toBe('signed-7300')
    destination.type('Jin')
    expect(quote.movedFrom).toBeUndefined()
  })

  it('renews once; the fee expires if that fails (FEE-05)', async () => {
    const { answers, asked, fill, quote } = aRequest()
    await fill()
    answers.fee = OFFLINE
    await vi.advanceTimersByTimeAsync(12 * MINUTE)
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(2)
    expect([quote.fee?.minor, quote.validFor]).toEqual([6_100, 0])
  })

  it('does not renew the fee while the user is asked about another one (REQ-23)', async () => {
    const { answers, asked, fill, submit } = aRequest()
    await fill()
    answers.place = [signatureExpired()]
    answers.fee = 7_300
    await submit()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked.filter((call) => call === 'fee?')).toHaveLength(2)
  })
})

describe('DeliveryTimeViewModel', () => {
  const inPrague = (time: number) =>
    new Intl.DateTimeFormat('en', {
      timeZone: 'Europe/Prague',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(time)

  it('offers Later only with its flag (REQ-30)', async () => {
    const { start, switchOn, time } = aRequest()
    await start()
    expect(time.kinds).toEqual(['ASAP'])
    await switchOn('Preorder')
    expect(time.kinds).toEqual(['ASAP', 'LATER'])
  })

  it('starts Later with the first offered slot; ASAP resets it (REQ-28, REQ-30)', async () => {
    const { request, start, time } = aRequest({ flags: ['Preorder'] })
    await start()
    time.choose('LATER')
    const first = request.draft.preorderedFor ?? 0
    expect(first).toBe(time.days[0]?.slots[0])
    expect(time.offered).toContain(first)
    time.choose('ASAP')
    expect(request.draft.preorderedFor).toBeUndefined()
  })

  it('keeps the time of day when the day changes (REQ-28)', async () => {
    const { start, time } = aRequest({ flags: ['Preorder'] })
    await start()
    time.choose('LATER')
    const before = inPrague(time.at ?? 0)
    const tomorrow = time.days.find(({ day }) => day === time.tomorrow)?.day ?? ''
    time.chooseDay(tomorrow)
    expect([time.day, inPrague(time.at ?? 0)]).toEqual([tomorrow, before])
  })

  it('sends the chosen moment (REQ-30, OP-15)', async () => {
    const { fill, placed, submit, time } = aRequest({ flags: ['Preorder'] })
    await fill()
    time.choose('LATER')
    const { at } = time
    await submit()
    expect(placed[0]?.order.preorderedFor).toBe(at)
  })

  it('keeps the moment when destination and details change (REQ-14, REQ-30)', async () => {
    const { destination, fill, search, settleAll, time, view } = aRequest({ flags: ['Preorder'] })
    await fill()
    time.choose('LATER')
    const { at } = time
    await search('Ště')
    destination.list.chooseActive()
    await settleAll()
    view.change({ orderDescription: 'Cake', paymentMethod: 'CASH_ON_DELIVERY' })
    expect(time.at).toBe(at)
  })

  it('marks a passed moment, keeps it visible, and refuses it (REQ-30)', async () => {
    const { fill, placed, refusals, submit, time, view } = aRequest({ flags: ['Preorder'] })
    await fill()
    time.choose('LATER')
    const at = time.at ?? 0
    await vi.advanceTimersByTimeAsync(2 * HOUR)
    expect(refusals.at('preorderedFor')).toEqual({ id: 'request-preorder-in-past' })
    expect(time.offered[0]).toBe(at)
    await submit()
    expect(refusals.wrong).toEqual(['preorderedFor'])
    expect(view.request.focusTarget).toEqual({ at: 'preorderedFor' })
    expect(placed).toEqual([])
  })

  it('refuses a moment outside the service hours (REQ-30, SVC-09)', async () => {
    const { fill, placed, refusals, submit, view } = aRequest({ flags: ['Preorder'] })
    await fill()
    view.request.patchState({ serviceHours: { from: '00:00', to: '00:01', status: 'open', currentTime: '00:00' } })
    const inTenMinutes = instantAt(Math.ceil((Date.now() + 10 * MINUTE) / (15 * MINUTE)) * 15 * MINUTE)
    view.change({ preorderedFor: inTenMinutes })
    await submit()
    expect(refusals.at('preorderedFor')).toEqual({ id: 'request-preorder-outside-hours' })
    expect(placed).toEqual([])
  })

  it('keeps a chosen moment visible when its flag is switched off (REQ-30)', async () => {
    const { fill, time, view } = aRequest()
    await fill()
    view.change({ preorderedFor: instantAt(Date.now() + 3 * HOUR) })
    expect([time.kind, time.kinds]).toEqual(['LATER', ['ASAP', 'LATER']])
  })
})

describe('VAT number of a business', () => {
  it('is optional, validated and sent (VAL-21, VAL-22)', async () => {
    const { fill, placed, refusals, request, submit, view } = aRequest()
    await fill({ vatNumber: '1234567' })
    expect(request.business).toBe(true)
    await submit()
    expect(refusals.at('vatNumber')).toEqual({ id: 'request-vat-wrong-length' })
    view.change({ vatNumber: 'ro123456' })
    await submit()
    expect(placed[0]?.order.vatNumber).toBe('RO123456')
  })
})

describe('online payment', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])("follows the country's parameter: %s (PAY-09, PAY-03)", async (onlinePaymentActivated, activated) => {
    const { request, start, told } = aRequest({ parameters: { onlinePaymentActivated } })
    await start()
    expect(request.state.hasPaymentActivated).toBe(activated)
    expect(told()).toEqual([])
  })

  it('is off and reported if the parameter cannot be read (PAY-09)', async () => {
    const { notices, request, start } = aRequest({ unreadable: ['onlinePaymentActivated'] })
    await start()
    expect(request.state.hasPaymentActivated).toBe(false)
    expect(notices.shown[0]).toMatchObject({ kind: 'error', messageId: 'error-payment-get-if-enabled' })
  })
})
