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

    it(`say what was bought and paid ${reader === 'a-stranger' ? 'to no stranger' : 'to the people of the vendor'} (ROUTE-16)`, async () => {
      const { order } = await Effect.runPromise(held.receipts.ofOrder('bistro-first'))
      if (reader === 'a-stranger') expect(order).toBeUndefined()
      else {
        expect(order?.vendorId).toBe('bistro')
        expect(order?.deliveryFee.minor).toBeGreaterThan(0)
      }
    })

    it('are refused with 404 for an id that is not known (ROUTE-16)', async () => {
      const failure = await Effect.runPromise(Effect.flip(held.receipts.ofOrder('bistro-nothing')))
      expect(failure).toMatchObject({ _tag: 'ServiceRefusal', status: 404 })
    })
  })
}
