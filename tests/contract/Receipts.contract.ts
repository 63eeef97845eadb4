import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceiptsPort } from '../../src/application/ports/Receipts.ts'

export interface HeldReceipts {
  readonly receipts: ReceiptsPort
  readonly close: () => Promise<void>
}

/** What whoever writes the receipts promises (ROUTE-16). `reader` is of the vendor `bistro`, or a stranger. */
export const receiptsContract = (
  keeper: string,
  reader: 'of-the-vendor' | 'a-stranger',
  open: () => Promise<HeldReceipts>,
): void => {
  describe(`Receipts, written by ${keeper}`, () => {
    let held: HeldReceipts
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('say what whoever has the link may see (ROUTE-16, PROOF-03)', async () => {
      const { seen } = await Effect.runPromise(held.receipts.ofOrder('bistro-first'))
      expect(seen.id).toBe('bistro-first')
      expect(seen.statusHistory.length).toBeGreaterThan(0)
      expect(seen.details?.destination.address).not.toBe('')
    })

    const allowed = reader === 'of-the-vendor' ? ['bistro', 'CZK'] : [undefined, undefined]
    it(`say what was bought and paid to the people of the vendor alone, and this is ${reader} (ROUTE-16)`, async () => {
      const { order } = await Effect.runPromise(held.receipts.ofOrder('bistro-first'))
      expect([order?.vendorId, order?.deliveryFee.currency]).toEqual(allowed)
    })

    it('are refused with 404 for an id that is not known (ROUTE-16)', async () => {
      const failure = await Effect.runPromise(Effect.flip(held.receipts.ofOrder('bistro-nothing')))
      expect(failure).toMatchObject({ _tag: 'ServiceRefusal', status: 404 })
    })
  })
}
