import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicOrdersPort } from '../../src/application/ports/PublicOrders.ts'
import { NOON } from '../support/serviceInProcess.ts'
import { minus, MINUTE } from '../../src/domain/instant.ts'

export interface OpenPublicOrders {
  readonly orders: PublicOrdersPort
  readonly close: () => Promise<void>
}

export const FIRST_PLACED_AT = minus(NOON, 90 * MINUTE)

/** The contract of every `PublicOrders` adapter; `bistro-first` of `bistro` was just received (TRACK-28). */
export const publicOrdersContract = (adapter: string, open: () => Promise<OpenPublicOrders>) =>
  describe(`PublicOrders (${adapter})`, () => {
    let held: OpenPublicOrders
    const read = (id: string, vendorId?: string) =>
      held.orders.read({ id, ...(vendorId !== undefined && { vendorId }) }, new AbortController().signal)
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('reads what strangers may see (TRACK-28)', async () => {
      expect(await read('bistro-first')).toMatchObject({
        kind: 'found',
        order: {
          id: 'bistro-first',
          status: 'RECEIVED',
          statusHistory: [{ status: 'RECEIVED', createdAt: FIRST_PLACED_AT }],
          createdAt: FIRST_PLACED_AT,
          updatedAt: FIRST_PLACED_AT,
          answeredAt: NOON,
          details: { vendor: { name: 'Bistro' }, destination: { address: 'Wenceslas Square 2' } },
        },
      })
    })

    it('finds orders of the vendor in the id, or of the given vendor (OP-60)', async () => {
      expect(await read('bistro-first', 'bistro')).toMatchObject({ kind: 'found' })
      expect(await read('bistro-first', 'pekarna')).toEqual({ kind: 'unknown' })
    })

    it.each(['bistro-nothing', 'nobody-first', 'x', '', '../x', '💥', 'x'.repeat(10_000)])(
      'reports %s as unknown, without a failure',
      async (id) => {
        expect(await read(id)).toEqual({ kind: 'unknown' })
      },
    )
  })
