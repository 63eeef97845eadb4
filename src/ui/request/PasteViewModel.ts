import { makeAutoObservable, observableRef } from 'mobx'
import type { MessageReading } from '../../domain/reading/readMessage.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import type { RequestDependencies, RequestModel } from './RequestModel.ts'
import { trimText } from '../../domain/text/blank.ts'

/** The values a message may contain, in display order. `place` is a position, not a text. */
export const PASTE_FIELDS = [
  'name',
  'phone',
  'address',
  'place',
  'unit',
  'building',
  'amount',
  'payment',
  'items',
  'time',
  'notes',
] as const
export type PasteField = (typeof PASTE_FIELDS)[number]

/** A message and the user's changes to its proposals; kept while the dialog is closed. */
export interface PastedText {
  readonly text: string
  readonly edited: Readonly<Partial<Record<PasteField, string>>>
  readonly ticked: Readonly<Partial<Record<PasteField, boolean>>>
}

/** A text and what was read in it. */
export interface ReadText {
  readonly text: string
  readonly reading: MessageReading
}

const NOTHING: PastedText = { text: '', edited: {}, ticked: {} }
/** A text of several lines with at least this many digits counts as a message about an order. */
const DIGITS_OF_A_PHONE = 7

/** Opens the dialog that reads a chat message. */
export class PasteViewModel {
  isOpen = false
  pasted: PastedText = NOTHING
  /** What was read last: while a changed text is read, that of the text before. Kept while the dialog is closed. */
  latest: ReadText | undefined = undefined
  /** A whole message that was pasted into a field and that the user may want to read here. */
  offered: string | undefined = undefined
  readonly run: RequestDependencies['run']
  readonly request: RequestModel
  readonly destination: DestinationViewModel

  constructor({ run }: Pick<RequestDependencies, 'run'>, request: RequestModel, destination: DestinationViewModel) {
    this.run = run
    this.request = request
    this.destination = destination
    makeAutoObservable(this, {
      run: false,
      request: false,
      destination: false,
      pasted: observableRef,
      latest: observableRef,
    })
  }

  readonly open = (): void => {
    if (this.request.isFixed) return
    if (this.offered !== undefined) this.read(this.offered)
    this.offered = undefined
    this.isOpen = true
  }

  /** Keeps the message and the changes. */
  readonly close = (): void => {
    this.isOpen = false
  }

  /** Sets another message and discards the changes to the previous one's proposals. */
  readonly read = (text: string): void => {
    this.pasted = { ...NOTHING, text }
  }

  readonly keep = (latest: ReadText | undefined): void => {
    this.latest = latest
  }

  readonly change = (patch: Partial<PastedText>): void => {
    this.pasted = { ...this.pasted, ...patch }
  }

  /** Called on each paste into the form. */
  readonly noticePaste = (text: string): void => {
    const isMessage = trimText(text).includes('\n') && text.replaceAll(/\P{Nd}/gu, '').length >= DIGITS_OF_A_PHONE
    this.offered = isMessage ? text : undefined
  }

  /** Called after the values were taken over. */
  readonly finish = (): void => {
    this.pasted = NOTHING
    this.isOpen = false
  }
}
