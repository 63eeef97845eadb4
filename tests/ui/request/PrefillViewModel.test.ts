import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readPrefill } from '../../../src/domain/request/prefill.ts'
import { EMPTY_DRAFT } from '../../../src/domain/request/requestDraft.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { aVendor } from '../../support/aVendor.ts'
import { NOON } from '../../support/memoryPortal.ts'
import { aRequest, CUSTOMER_AT } from './requestWorld.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

const aLink = (search: string) => {
  const prefill = readPrefill(new URLSearchParams(search), COUNTRIES.CZ)
  if (!prefill) throw new Error('the link brings nothing')
  return prefill
}
const LINK = 'name=Jana&phone=777214563&address=%C5%A0t%C4%9Bp%C3%A1nsk%C3%A1+61&amount=459'

describe('PrefillViewModel', () => {
  it('waits for the form, fills it in and searches for the address, without submitting', async () => {
    const { asked, placed, request, start, view } = aRequest()
    view.prefill.bring(aLink(LINK))
    expect(request.draft).toEqual(EMPTY_DRAFT)
    await start()
    await vi.advanceTimersByTimeAsync(500)
    expect(request.draft).toMatchObject({
      destinationName: 'Jana',
      destinationPhoneNumber: '+420777214563',
      destinationTextAddress: 'Štěpánská 61',
      orderAmount: '459',
    })
    expect(view.prefill.state.step).toBe('filled')
    expect(asked).toEqual(['search Štěpánská 61'])
    expect(placed).toEqual([])
  })

  it("moves the pin to the link's position and requests the fee (ADDR-21)", async () => {
    const { request, settleAll, start, view } = aRequest()
    view.prefill.bring(aLink(`${LINK}&lat=${CUSTOMER_AT.latitude}&lng=${CUSTOMER_AT.longitude}`))
    await start()
    await settleAll()
    expect(request.destination).toEqual(CUSTOMER_AT)
    expect(request.draft.destinationTextAddress).toBe('Štěpánská 61')
    expect(request.state.deliveryFee).toBeDefined()
  })

  it('never overwrites a draft without asking', async () => {
    const { fill, request, settleAll, view } = aRequest()
    await fill({ destinationName: 'Eva' })
    const typed = request.draft
    view.prefill.bring(aLink(LINK))
    expect(view.prefill.state.step).toBe('offered')
    expect(request.draft).toEqual(typed)
    view.prefill.fill()
    expect(request.draft.destinationName).toBe('Jana')
    view.prefill.clear()
    await settleAll()
    expect(request.draft).toEqual(typed)
    expect(request.state.deliveryFee).toBeDefined()
    expect(view.prefill.state.step).toBe('none')
  })

  it("discards the link's values when they are declined", async () => {
    const { fill, request, view } = aRequest()
    await fill()
    const typed = request.draft
    view.prefill.bring(aLink(LINK))
    view.prefill.dismiss()
    view.prefill.fill()
    expect(request.draft).toEqual(typed)
  })

  it('also asks if the draft was restored after a reload (PERSIST-02)', async () => {
    const vendor = aVendor()
    const draft = { ...EMPTY_DRAFT, destinationName: 'Eva' }
    const { request, start, view } = aRequest({ kept: aStoredDraft({ vendorId: vendor.id, draft }) })
    view.prefill.bring(aLink(LINK))
    await start()
    expect(view.prefill.state.step).toBe('offered')
    expect(request.draft.destinationName).toBe('Eva')
  })

  it('restores the empty form on "Clear"', async () => {
    const { request, start, view } = aRequest()
    view.prefill.bring(aLink(LINK))
    await start()
    view.prefill.clear()
    await vi.advanceTimersByTimeAsync(1_000)
    expect({ ...request.draft, paymentMethod: '' }).toEqual(EMPTY_DRAFT)
  })

  it.each(['before', 'after'])(
    'never replaces a payment method that is not offered, if it arrives %s the methods are known (VAL-14)',
    async (when) => {
      const parameters = { paymentMethods: 'PAID,CASH_ON_DELIVERY' }
      const { fill, placed, refusals, submit, view } = aRequest({ parameters })
      if (when === 'before') view.prefill.bring(aLink('payment=PAYMENT_ON_DELIVERY'))
      await fill()
      if (when === 'after') view.prefill.bring(aLink('payment=PAYMENT_ON_DELIVERY'))
      view.prefill.fill()
      await submit()
      expect([placed, refusals.wrong]).toEqual([[], ['paymentMethod']])
    },
  )

  it('reports the values it could not read', async () => {
    const { notices, start, view } = aRequest()
    view.prefill.bring(aLink('amount=lots&payment=gold'))
    await start()
    expect(notices.recent.map(({ messageId, args }) => [messageId, args])).toEqual([
      ['prefill-ignored', { names: 'amount=lots, payment=gold', count: 2 }],
    ])
    expect(view.prefill.state.step).toBe('none')
  })
})
