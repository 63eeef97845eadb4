import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PublicOrdersPort } from '../../src/application/ports/PublicOrders.ts'
import type { RiderNotesPort } from '../../src/application/ports/RiderNotes.ts'
import { NOON } from '../support/serviceInProcess.ts'

export interface OpenRiderNotes {
  readonly notes: RiderNotesPort
  readonly orders: PublicOrdersPort
  /** The rider collects the order `bistro-first`. */
  readonly collect: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/** The contract of every `RiderNotes` adapter; `bistro-first` of `bistro` was just received, and it is noon. */
export const riderNotesContract = (adapter: string, open: () => Promise<OpenRiderNotes>) =>
  describe(`RiderNotes (${adapter})`, () => {
    let held: OpenRiderNotes
    const write = (text: string, id = 'bistro-first', vendorId?: string) =>
      held.notes.write({ id, ...(vendorId !== undefined && { vendorId }) }, text, new AbortController().signal)
    const shown = async () => {
      const answer = await held.orders.read({ id: 'bistro-first' }, new AbortController().signal)
      return answer.kind === 'found' ? answer.order.details?.riderNotes : answer
    }
    beforeEach(async () => {
      held = await open()
    })
    afterEach(() => held.close())

    it('writes a note, and the order tells that without its text (PUB-04)', async () => {
      expect(await write('Ring twice')).toEqual({ kind: 'written', at: NOON, left: 4 })
      expect(await shown()).toEqual({ left: 4, lastAt: NOON })
    })

    it('writes the same note once', async () => {
      await write('Ring twice')
      expect(await write('Ring twice')).toEqual({ kind: 'written', at: NOON, left: 4 })
    })

    it('writes five notes at most (PUB-04)', async () => {
      for (const text of ['1', '2', '3', '4']) await write(text)
      expect(await write('5')).toEqual({ kind: 'written', at: NOON, left: 0 })
      expect(await write('6')).toEqual({ kind: 'refused', because: 'enough' })
    })

    it('refuses an unsuitable text, and every text once the order is collected (PUB-05)', async () => {
      expect(await write('')).toEqual({ kind: 'refused', because: 'empty' })
      expect(await write('x'.repeat(301))).toEqual({ kind: 'refused', because: 'too-long' })
      await held.collect()
      expect(await write('Ring twice')).toEqual({ kind: 'refused', because: 'collected' })
    })

    it.each([['bistro-nothing'], ['bistro-first', 'pekarna'], ['../x'], [''], ['💥']])(
      'reports the link %j as unknown',
      async (...link) => {
        expect(await write('Ring twice', ...link)).toEqual({ kind: 'unknown' })
      },
    )
  })
