import { noteTextRefusal, tidyNote } from '../../domain/order/recipientNote.ts'
import type { OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { NoteAnswer, RiderNotesPort } from '../ports/RiderNotes.ts'

/** The tidied text is that which the rider reads. */
export type WrittenNote = NoteAnswer & { readonly text: string }

export type WriteNote = (link: OrderLink, typed: string, signal: AbortSignal) => Promise<WrittenNote>

/** Writes a note of the recipient to the rider (PUB-04); a text that the rule refuses is not sent. */
export const writeNote =
  (notes: RiderNotesPort): WriteNote =>
  async (link, typed, signal) => {
    const text = tidyNote(typed)
    const because = noteTextRefusal(text)
    return { ...(because === undefined ? await notes.write(link, text, signal) : { kind: 'refused', because }), text }
  }
