import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicOrdersPort } from '../../src/application/ports/PublicOrders.ts'
import { NOON } from '../support/serviceInProcess.ts'
import { MINUTE } from '../../src/domain/instant.ts'

export interface OpenPublicOrders {
  readonly orders: PublicOrdersPort
  readonly close: () => Promise<void>
}

export const FIRST_PLACED_AT = NOON - 90 * MINUTE

/** What whoever knows orders by their links promises: there is `bistro-first` of `bistro`, just received (TRACK-28). */
export const publicOrdersContract = (keeper: string, open: () => Promise<OpenPublicOrders>) =>
  describe(`Orders by their links, known by ${keeper}`, () => {
    let held: OpenPublicOrders
    const read = (id: string, vendorId?: string) =>
      held.orders.read({ id, ...(vendorId !== undefined && { vendorId }) }, new AbortController().signal)
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('are told with what everybody may see (TRACK-28)', async () => {
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

    it('are those of the vendor that the id or the address names (OP-60)', async () => {
      expect(await read('bistro-first', 'bistro')).toMatchObject({ kind: 'found' })
      expect(await read('bistro-first', 'pekarna')).toEqual({ kind: 'unknown' })
    })

    it.each(['bistro-nothing', 'nobody-first', 'x', '', '../x', '💥', 'x'.repeat(10_000)])(
      'are not known by %s, and that is no failure',
      async (id) => {
        expect(await read(id)).toEqual({ kind: 'unknown' })
      },
    )
  })
