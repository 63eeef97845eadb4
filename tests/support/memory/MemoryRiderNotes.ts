import type { RiderNotesPort } from '../../../src/application/ports/RiderNotes.ts'
import type { Instant } from '../../../src/domain/instant.ts'
import type { OrderId } from '../../../src/domain/ids.ts'
import { vendorIdOf } from '../../../src/domain/order/order.ts'
import { noteRefusal, notesLeft, noteTextRefusal } from '../../../src/domain/order/recipientNote.ts'
import type { RecipientNote } from '../../../src/domain/order/order.ts'
import type { StoredPublicOrder } from '../../../src/adapters/memory/MemoryPublicOrders.ts'

/** Keeps the notes of these orders, and on the orders how many more there may be. */
export const makeMemoryRiderNotes = (orders: Map<OrderId, StoredPublicOrder>, now: () => Instant): RiderNotesPort => {
  const kept = new Map<OrderId, ReadonlyArray<RecipientNote>>()
  return {
    write: ({ id, vendorId = vendorIdOf(id) }, text) => {
      const found = orders.get(id)
      if (found?.vendorId !== vendorId) return Promise.resolve({ kind: 'unknown' })
      const { order } = found
      const before = kept.get(id) ?? []
      const isRepeated = before.at(-1)?.text === text
      const because = noteTextRefusal(text) ?? (isRepeated ? undefined : noteRefusal(order, before.length))
      if (because !== undefined) return Promise.resolve({ kind: 'refused', because })
      const notes = isRepeated ? before : [...before, { text, writtenAt: now() }]
      const lastAt = notes.at(-1)?.writtenAt ?? now()
      const left = notesLeft(order, notes.length)
      kept.set(id, notes)
      if (order.details)
        orders.set(id, { vendorId, order: { ...order, details: { ...order.details, riderNotes: { left, lastAt } } } })
      return Promise.resolve({ kind: 'written', at: lastAt, left })
    },
  }
}
