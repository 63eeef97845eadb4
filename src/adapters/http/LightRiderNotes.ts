import { NOTE_TO_RIDER, pathOf } from '../../../contract/path.ts'
import type { writeNote } from '../../../contract/publicOrder.ts'
import type { NoteAnswer, RiderNotesPort } from '../../application/ports/RiderNotes.ts'
import { NOTE_REFUSALS, noteRefusalKey, type NoteRefusal } from '../../domain/order/recipientNote.ts'
import { canBeOrder } from '../../domain/publicTracking/trackingAddress.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf, withoutCause } from './exchange.ts'
import { finite, onlyField, moment, object } from './readJson.ts'

type Written = Extract<NoteAnswer, { readonly kind: 'written' }>

const toWritten = onlyField(
  'result',
  object<Omit<Written, 'kind'>, (typeof writeNote)['answer']['Type']['result']>({
    at: ['written_at', moment],
    left: ['left', finite],
  }),
)

/** The reason in a refusal; one that this build does not know means that notes are not possible now. */
const refusalIn = (text: string): NoteRefusal =>
  NOTE_REFUSALS.find((refusal) => text.includes(`"${noteRefusalKey(refusal)}"`)) ?? 'not-now'

/** Implements PUB-04 without Effect, like the public order (ADR 22). */
export const makeLightRiderNotes = (baseUrl: string, fetch: Fetch): RiderNotesPort => ({
  write: async (link, text, signal) => {
    if (!canBeOrder(link)) return { kind: 'unknown' }
    const { id, vendorId } = link
    const payload = { order_id: id, ...(vendorId !== undefined && { vendor_id: vendorId }), text }
    const request = { url: urlOf(baseUrl, pathOf(NOTE_TO_RIDER)), method: 'POST', payload } as const
    const exchanged = await exchange({ fetch, now: deviceNow }, request, toWritten, signal)
    if (exchanged.kind === 'unavailable') return withoutCause(exchanged)
    if (exchanged.kind === 'answered') return { kind: 'written', ...exchanged.answer }
    return exchanged.status === 404 ? { kind: 'unknown' } : { kind: 'refused', because: refusalIn(exchanged.text) }
  },
})
