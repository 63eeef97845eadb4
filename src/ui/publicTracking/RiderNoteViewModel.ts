import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { WriteNote, WrittenNote } from '../../application/publicTracking/writeNote.ts'
import {
  MAX_NOTE_LENGTH,
  noteRefusal,
  MAX_NOTES,
  tidyNote,
  type NoteRefusal,
} from '../../domain/order/recipientNote.ts'
import type { RecipientNote } from '../../domain/order/order.ts'
import type { PublicOrder, OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import type { Text } from '../kit/failureText.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import { TROUBLE_TEXTS } from './Freshness.tsx'

const refusalText = (refusal: NoteRefusal): Text => ({
  id: `error-note-${refusal}`,
  args: { maximum: MAX_NOTE_LENGTH, most: MAX_NOTES },
})

/** The notes that this page sends to the rider (PUB-04). Their texts are nowhere but on this page. */
export class RiderNoteViewModel implements ScreenViewModel {
  text = ''
  isSending = false
  /** Why the last note was not sent. */
  problem: Text | undefined = undefined
  /** Sent from this page, oldest first. */
  sent: ReadonlyArray<RecipientNote> = []
  private left: number | undefined = undefined
  readonly #link: OrderLink
  readonly #write: WriteNote
  #screen: AbortSignal = AbortSignal.abort()

  constructor(link: OrderLink, write: WriteNote) {
    this.#link = link
    this.#write = write
    makeAutoObservable(this, { problem: observableRef, sent: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    this.#screen = signal
  }

  readonly change = (text: string): void => {
    this.text = text
    this.problem = undefined
  }

  get used(): number {
    return Array.from(tidyNote(this.text)).length
  }

  /** How many more notes the order accepts: by its last answer, or by that to the last note. */
  leftOf({ details }: PublicOrder): number {
    return Math.min(details?.riderNotes?.left ?? 0, this.left ?? MAX_NOTES)
  }

  /** Why the order accepts no more notes; `undefined` while it does. */
  closedBecause(order: PublicOrder): Text | undefined {
    return this.leftOf(order) > 0 ? undefined : refusalText(noteRefusal(order, MAX_NOTES) ?? 'enough')
  }

  readonly send = async (): Promise<void> => {
    if (this.isSending) return
    this.isSending = true
    this.problem = undefined
    try {
      const answer = await this.#write(this.#link, this.text, this.#screen)
      if (!this.#screen.aborted) runInAction(() => this.take(answer))
    } finally {
      runInAction(() => (this.isSending = false))
    }
  }

  private take(answer: WrittenNote) {
    switch (answer.kind) {
      case 'written': {
        const { text, at: writtenAt, left } = answer
        const isRepeated = this.sent.at(-1)?.text === text
        this.sent = isRepeated ? this.sent : [...this.sent, { text, writtenAt }]
        this.left = left
        this.text = ''
        break
      }
      case 'refused':
        this.problem = refusalText(answer.because)
        break
      case 'unknown':
        this.problem = { id: 'public-unknown-title' }
        break
      case 'unavailable':
        this.problem = { id: TROUBLE_TEXTS[answer.reason] }
    }
  }
}
