import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceiptsPort } from '../../src/application/ports/Receipts.ts'

export interface HeldReceipts {
  readonly receipts: ReceiptsPort
  readonly close: () => Promise<void>
}

/** The contract of every `Receipts` adapter (ROUTE-16). `reader` is of the vendor `bistro` or a stranger. */
export const receiptsContract = (
  adapter: string,
  reader: 'of-the-vendor' | 'a-stranger',
  open: () => Promise<HeldReceipts>,
): void => {
  describe(`Receipts (${adapter})`, () => {
    let held: HeldReceipts
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('contains what everyone with the link may see (ROUTE-16, PROOF-03)', async () => {
      const { publicOrder } = await Effect.runPromise(held.receipts.ofOrder('bistro-first'))
      expect(publicOrder.id).toBe('bistro-first')
      expect(publicOrder.statusHistory.length).toBeGreaterThan(0)
      expect(publicOrder.details?.destination.address).not.toBe('')
    })

    const allowed = reader === 'of-the-vendor' ? ['bistro', 'CZK'] : [undefined, undefined]
    it(`contains items and amounts for accounts of the vendor only, here for ${reader} (ROUTE-16)`, async () => {
      const { order } = await Effect.runPromise(held.receipts.ofOrder('bistro-first'))
      expect([order?.vendorId, order?.deliveryFee.currency]).toEqual(allowed)
    })

    it('does not find an unknown id (ROUTE-16)', async () => {
      const failure = await Effect.runPromise(Effect.flip(held.receipts.ofOrder('bistro-nothing')))
      expect(failure).toMatchObject({ _tag: 'NotFound' })
    })
  })
}
