import { makeAutoObservable, observableRef } from 'mobx'
import type { Country } from '../../domain/market/countries.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import type { DestinationToSet } from './sendTo.ts'

/** What a message may say, in the order it is shown. `place` is a position, not a text. */
export const PASTE_FIELDS = [
  'name',
  'phone',
  'address',
  'place',
  'unit',
  'building',
  'amount',
  'payment',
  'notes',
] as const
export type PasteField = (typeof PASTE_FIELDS)[number]

/** A message and what was done to its proposals by hand; it stays when the dialog is closed. */
export interface PastedText {
  readonly text: string
  readonly edited: Readonly<Partial<Record<PasteField, string>>>
  readonly ticked: Readonly<Partial<Record<PasteField, boolean>>>
}

const NOTHING: PastedText = { text: '', edited: {}, ticked: {} }
/** Digits that make a text of several lines look like a message about an order. */
const DIGITS_OF_A_PHONE = 7

export interface PasteSurroundings {
  readonly request: CurrentRequest
  readonly country: Country
  readonly destination: DestinationToSet
  readonly change: (patch: Partial<RequestDraft>) => void
  /** The focus goes on to what was filled in. */
  readonly taken: (field: 'destinationTextAddress' | 'destinationName') => void
}

/** Opens the dialog that reads a chat message. What reads is only fetched with the dialog. */
export class PasteViewModel {
  isOpen = false
  pasted: PastedText = NOTHING
  /** A whole message was pasted into a field: it may be wanted here. */
  offered: string | undefined = undefined
  readonly around: PasteSurroundings

  constructor(around: PasteSurroundings) {
    this.around = around
    makeAutoObservable(this, { around: false, pasted: observableRef })
  }

  readonly open = (): void => {
    if (this.offered !== undefined) this.read(this.offered)
    this.offered = undefined
    this.isOpen = true
  }

  /** Nothing that was typed is lost. */
  readonly close = (): void => {
    this.isOpen = false
  }

  /** Another message: what was done to the proposals of the one before does not count for it. */
  readonly read = (text: string): void => {
    this.pasted = { ...NOTHING, text }
  }

  readonly change = (patch: Partial<PastedText>): void => {
    this.pasted = { ...this.pasted, ...patch }
  }

  /** Something was pasted into the form. */
  readonly noticePaste = (text: string): void => {
    const isMessage = text.trim().includes('\n') && text.replaceAll(/\P{Nd}/gu, '').length >= DIGITS_OF_A_PHONE
    this.offered = isMessage ? text : undefined
  }

  /** All of it is in the form. */
  readonly finish = (): void => {
    this.pasted = NOTHING
    this.isOpen = false
  }
}
