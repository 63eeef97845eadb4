import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notEditable } from '../../../src/adapters/memory/refusals.ts'
import { signatureExpired } from '../../support/signatureExpired.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { aDraft, aVendor } from '../../support/aVendor.ts'
import { aRequest, OFFLINE } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: minutesLater(5) })
})
afterEach(() => {
  vi.useRealTimers()
})

const ID = anOrder().id
const VENDOR = 'pekarna-u-mostu'
const EDIT = { kind: 'edit', orderId: ID } as const
const AGAIN = { kind: 'again', orderId: ID } as const

const editing = async (order: Order = anOrder(), more: Parameters<typeof aRequest>[0] = {}) => {
  const world = aRequest({ purpose: EDIT, orders: [order], ...more })
  await world.start()
  return world
}

describe('editing an order', () => {
  it('loads the order and fills the form with it (EDIT-01, EDIT-05)', async () => {
    const { request, view } = await editing()
    expect(request.state.orderToBeUpdated).toEqual(anOrder())
    expect(request.draft).toMatchObject({
      destinationName: 'Jana Nováková',
      destinationUnitNumber: '4',
      destinationBuilding: 'Dům U Zlaté studny',
      destinationTextAddress: 'Vinohradská 12, Praha',
      orderAmount: '459',
    })
    expect(view.earlier.differences).toEqual([])
  })

  it('requests deliverability and fee without asking for the destination (EDIT-01, REQ-10)', async () => {
    const { asked, request } = await editing()
    expect(asked).toEqual([`read ${ID}`, 'deliverable?', 'fee?'])
    expect(request.state.flow.step).toBe('FILL_ORDER_DETAILS')
  })

  it('explains why a field is locked, and ignores its changes (CON-28, EDIT-03)', async () => {
    const { request, view } = await editing()
    expect(view.earlier.lockAt('destinationName')).toEqual({ id: 'edit-lock-customer' })
    expect(view.earlier.lockAt('preorderedFor')).toEqual({ id: 'edit-lock-settled' })
    expect(view.earlier.lockAt('orderAmount')).toBeUndefined()
    view.change({ destinationName: 'Eva', orderDescription: 'Three loaves' })
    expect([request.draft.destinationName, request.draft.orderDescription]).toEqual(['Jana Nováková', 'Three loaves'])
  })

  it('locks the destination once a rider is on the way (EDIT-03)', async () => {
    const { places, request, settleAll, view } = await editing(
      anOrder({ status: 'MODIFIED', statusHistory: aHistory(['COURIER_ACCEPTED_DELIVERY', 1], ['MODIFIED', 2]) }),
    )
    expect(view.earlier.lockAt('destinationTextAddress')).toEqual({ id: 'edit-lock-status' })
    places.moveTo({ latitude: 50.1, longitude: 14.5 })
    await settleAll()
    expect(request.destination).toEqual({ latitude: 50.0755, longitude: 14.4378 })
    expect(places.scene('Drop-off point').pins.map(({ draggable }) => draggable)).toEqual([false, false])
    expect(places.isFixed).toBe(true)
  })

  it('saves the change, reports it and shows the order (REQ-16, REQ-18, REQ-19, EDIT-03, EDIT-04, ROUTE-26)', async () => {
    const { kept, placed, request, shown, submit, told, updated, view } = await editing()
    view.change({ orderDescription: 'Three loaves' })
    expect(view.earlier.differences).toMatchObject([{ field: 'description', after: 'Three loaves' }])
    await submit()
    expect(updated).toMatchObject([{ id: ID, change: { description: 'Three loaves', vendorId: VENDOR } }])
    expect([placed, shown, told()]).toEqual([[], [[VENDOR, ID]], ['request-updated']])
    expect([kept(), request.draft.orderDescription]).toEqual([undefined, ''])
  })

  it('sends nothing without changes (EDIT-03)', async () => {
    const { submit, told, updated } = await editing()
    await submit()
    expect([updated, told()]).toEqual([[], ['edit-nothing-changed']])
  })

  it('marks the errors of a new order (EDIT-06)', async () => {
    const { submit, updated, view } = await editing()
    view.change({ orderAmount: '-1' })
    await submit()
    expect(view.refusals.at('orderAmount')).toEqual({
      id: 'request-amount-unreadable',
      args: { forms: '1250 / 1250,50' },
    })
    expect(updated).toEqual([])
  })

  it('requires another payment method if the order’s is no longer offered (VAL-14, EDIT-06)', async () => {
    const { refusals, submit, updated, view } = await editing(anOrder(), { parameters: { paymentMethods: 'PAID' } })
    view.change({ orderDescription: 'Three loaves' })
    await submit()
    expect([updated, refusals.wrong]).toEqual([[], ['paymentMethod']])
    view.change({ paymentMethod: 'PAID' })
    await submit()
    expect(updated).toMatchObject([{ change: { paymentMethod: 'PAID' } }])
  })

  it('reports a failed update and keeps the input (REQ-33, EDIT-04, ERR-08)', async () => {
    const { answers, kept, request, submit, told, view } = await editing()
    view.change({ orderDescription: 'Three loaves' })
    answers.update = [OFFLINE]
    await submit()
    expect(request.sending).toMatchObject({ step: 'failed', problem: { id: 'request-not-updated' } })
    expect(told()[0]).toBe('request-not-updated')
    expect(request.draft.orderDescription).toBe('Three loaves')
    expect(kept()).toMatchObject({ purpose: EDIT, draft: { orderDescription: 'Three loaves' } })
  })

  it('requests an expired fee again (REQ-22, EDIT-03)', async () => {
    const { answers, shown, submit, updated, view } = await editing()
    view.change({ orderDescription: 'Three loaves' })
    answers.update = [signatureExpired()]
    await submit()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([updated.length, shown.length]).toEqual([2, 1])
  })

  it('refuses to edit an order whose status no longer allows it (EDIT-03)', async () => {
    const { asked, view } = await editing(anOrder({ status: 'PICKED_UP' }))
    expect(view.earlier.state).toMatchObject({ step: 'locked', order: { status: 'PICKED_UP' } })
    expect(asked).toEqual([`read ${ID}`])
  })

  it('reports an unknown order, and retries on request (EDIT-01)', async () => {
    const { view } = await editing(anOrder({ id: 'another' }))
    expect(view.earlier.state).toMatchObject({ step: 'failed', failure: { _tag: 'NotFound' } })
  })

  it('reports that a rider has collected the order meanwhile, and keeps the input (EDIT-03, LIVE-10)', async () => {
    const { move, request, view } = await editing()
    view.change({ orderDescription: 'Three loaves' })
    await move(anOrder({ status: 'ASSIGNED_TO_TRANSPORT', updatedAt: minutesLater(6) }))
    expect(view.earlier.hasMovedOn).toBe(false)
    await move(anOrder({ status: 'PICKED_UP', updatedAt: minutesLater(7) }))
    expect(view.earlier.hasMovedOn).toBe(true)
    expect(request.draft.orderDescription).toBe('Three loaves')
  })

  it('reports that the service refused the update of a collected order, and keeps the draft (EDIT-03, EDIT-04)', async () => {
    const { answers, kept, request, submit, view } = await editing()
    view.change({ orderDescription: 'Three loaves' })
    answers.update = [notEditable()]
    await submit()
    expect(request.sending).toMatchObject({
      problem: { id: 'request-not-updated', because: { id: 'edit-moved-on' } },
    })
    expect(kept()?.draft.orderDescription).toBe('Three loaves')
  })

  it('restores the edit after a reload, and discards it when it is cancelled (EDIT-01, PERSIST-02)', async () => {
    const draft = aDraft({ orderDescription: 'Four loaves' })
    const { kept, request, settleAll, told, view } = await editing(anOrder(), {
      kept: aStoredDraft({ vendorId: VENDOR, purpose: EDIT, draft }),
    })
    expect([request.draft.orderDescription, told()]).toEqual(['Four loaves', ['request-draft-restored']])
    view.sources.discard()
    await settleAll()
    expect(kept()).toBeUndefined()
  })

  it('keeps the draft of a new order (EDIT-01, PERSIST-02)', async () => {
    const begun = aStoredDraft({ vendorId: VENDOR })
    const { kept, request, submit, view } = await editing(anOrder(), { kept: begun })
    expect(request.draft.destinationName).toBe('Jana Nováková')
    view.change({ orderDescription: 'Three loaves' })
    await submit()
    expect(kept({ kind: 'new' })).toEqual(begun)
  })
})

describe('repeating an order', () => {
  const again = async (more: Parameters<typeof aRequest>[0] = {}) => {
    const order = anOrder({ status: 'DELIVERED', preorderedFor: minutesLater(-60) })
    const world = aRequest({ purpose: AGAIN, orders: [order], ...more })
    await world.start()
    return world
  }

  it('fills the form without a date and requests a new fee (REQ-31, REQ-10)', async () => {
    const { asked, quote, request } = await again()
    expect(request.draft).toMatchObject({ destinationName: 'Jana Nováková', preorderedFor: undefined })
    expect(request.state).toMatchObject({ orderToBeUpdated: undefined, voucherCode: '' })
    expect([asked, quote.fee?.minor]).toEqual([[`read ${ID}`, 'deliverable?', 'fee?'], 6_100])
  })

  it('marks amount and items until the user edits them (REQ-31)', async () => {
    const { view } = await again()
    const mark = { id: 'again-check', args: { day: 'March 13' } }
    expect([view.earlier.markAt('orderAmount'), view.earlier.markAt('orderDescription')]).toEqual([mark, mark])
    expect(view.earlier.markAt('destinationName')).toBeUndefined()
    view.change({ orderAmount: '460' })
    expect([view.earlier.markAt('orderAmount'), view.earlier.markAt('orderDescription')]).toEqual([undefined, mark])
  })

  it('keeps the payment method', async () => {
    expect((await again()).request.draft.paymentMethod).toBe('CASH_ON_DELIVERY')
  })

  it('requires another payment method if the order’s is no longer offered (VAL-14)', async () => {
    const { placed, refusals, submit, view } = await again({ parameters: { paymentMethods: 'PAID' } })
    await submit()
    expect([placed, refusals.wrong]).toEqual([[], ['paymentMethod']])
    expect(refusals.at('paymentMethod')).toEqual({ id: 'request-payment-method-missing' })
    view.change({ paymentMethod: 'PAID' })
    await submit()
    expect(placed).toMatchObject([{ order: { order: { paymentMethod: 'PAID' } } }])
  })

  it('places a new order with its own key, whatever happens to the earlier one (REQ-16, CON-16)', async () => {
    const { placed, shown, submit, updated, view } = await again()
    view.change({ orderAmount: '460' })
    await submit()
    expect([placed.length, placed[0]?.key, updated]).toEqual([1, 'intent-1', []])
    expect(placed[0]?.order).not.toHaveProperty('preorderedFor')
    expect(shown).toEqual([[VENDOR, `${VENDOR}-new`]])
  })
})

describe('two tabs with the same draft', () => {
  it('keep the form of the second tab if it shows another vendor (CON-16, REQ-21)', async () => {
    const mine = aStoredDraft({ vendorId: VENDOR })
    const { otherTab, request, select, settleAll, shown, start, view } = aRequest({ kept: mine })
    await start()
    await select(aVendor({ id: 'other', name: 'Other' }))
    view.change({ destinationName: 'Eva' })
    await Effect.runPromise(otherTab.publishPlaced({ draft: mine, orderId: `${VENDOR}-1` }))
    await settleAll()
    expect([shown, request.draft.destinationName]).toEqual([[], 'Eva'])
    await select(aVendor())
    expect(request.draft.destinationName).toBe('')
  })

  it('place one order, which the second tab reports and shows (CON-16)', async () => {
    const mine = aStoredDraft({ vendorId: VENDOR })
    const { otherTab, request, settleAll, shown, start, told } = aRequest({ kept: mine })
    await start()
    await Effect.runPromise(otherTab.publishPlaced({ draft: mine, orderId: `${VENDOR}-1` }))
    await settleAll()
    expect([told()[0], shown]).toEqual(['request-placed-elsewhere', [[VENDOR, `${VENDOR}-1`]]])
    expect(request.draft.destinationName).toBe('')
  })
})
