import type { FastifyInstance } from 'fastify'
import type { OrderJson } from '../../contract/orders.ts'
import { writeNote } from '../../contract/publicOrder.ts'
import { MINUTE, type Instant } from '../../src/domain/instant.ts'
import {
  MAX_NOTE_LENGTH,
  noteRefusal,
  noteRefusalKey,
  MAX_NOTES,
  notesLeft,
  noteTextRefusal,
  tidyNote,
} from '../../src/domain/order/recipientNote.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { invalidField, Problem } from '../base/problems.ts'
import { isoText } from '../base/wireTime.ts'
import { registerEndpoint } from '../http/route.ts'
import { readOrderState } from '../orders/readOrderState.ts'
import { orderOfLink } from './orderOfLink.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps & WithStores<'orders'>

/** Limits attempts to write, also refused ones. Many people may share the address of a mobile network. */
const WRITING = { ofOrder: { most: 10, window: 10 * MINUTE }, ofAddress: { most: 60, window: 10 * MINUTE } }

/** The order with another note; `undefined` if that is the last one again, because it was sent twice. */
const withNote = (order: OrderJson, text: string, now: Instant): OrderJson | undefined => {
  const notes = order.recipient_notes ?? []
  if (notes.at(-1)?.text === text) return undefined
  const because = noteRefusal(readOrderState(order), notes.length)
  if (because !== undefined)
    throw new Problem('NoteRefused', {
      translationKey: noteRefusalKey(because),
      values: { reason: because, most: MAX_NOTES },
    })
  return { ...order, recipient_notes: [...notes, { text, written_at: isoText(now) }] }
}

/** Route for notes to the rider, sent with the tracking link (PUB-04, PUB-05). */
export const noteRoute = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, writeNote, async ({ payload, deployment, request }) => {
    const { order_id: orderId, vendor_id: vendorId } = payload
    const linked = await orderOfLink(deps, deployment, { orderId, vendorId, network: callerNetwork(request) })
    if (linked instanceof Problem) return linked
    for (const [subject, limit] of [
      [`note-order:${deployment.id}:${orderId}`, WRITING.ofOrder],
      [`note-address:${callerNetwork(request)}`, WRITING.ofAddress],
    ] as const)
      await requireAttempt(deps, [subject], limit)
    const text = tidyNote(payload.text)
    const wrong = noteTextRefusal(text)
    if (wrong !== undefined) return invalidField('text', noteRefusalKey(wrong), { maximum: MAX_NOTE_LENGTH })
    const order = await deps.stores.orders.change(deployment.id, orderId, (before) =>
      withNote(before, text, deps.clock()),
    )
    const notes = order?.recipient_notes ?? []
    const last = notes.at(-1)
    if (order === undefined || last === undefined) return new Problem('NOT_FOUND')
    return { result: { written_at: last.written_at, left: notesLeft(readOrderState(order), notes.length) } }
  })
}
