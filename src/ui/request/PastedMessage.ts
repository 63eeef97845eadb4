import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { MessageReader } from '../../application/ports/MessageReader.ts'
import { detailsIn } from '../../domain/request/broughtDetails.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { MessageReading } from '../../domain/reading/readMessage.ts'
import type { Span } from '../../domain/text/span.ts'
import { PASTE_FIELDS, type PasteField, type PasteViewModel } from './PasteViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

type TextField = Exclude<PasteField, 'place' | 'payment' | 'time'>

const DRAFT_FIELDS = {
  name: 'destinationName',
  phone: 'destinationPhoneNumber',
  address: 'destinationTextAddress',
  unit: 'destinationUnitNumber',
  building: 'destinationBuilding',
  amount: 'orderAmount',
  items: 'orderDescription',
  notes: 'riderNotes',
} as const satisfies Readonly<Record<TextField, keyof RequestDraft>>
/** Fields whose recognized values cannot be edited. */
const UNEDITED: ReadonlyArray<PasteField> = ['place', 'payment']

/** A recognized value, as a proposal for a field of the form. */
export interface Proposal {
  readonly field: PasteField
  /** The value to take over, with the user's correction. */
  readonly value: string
  readonly isTaken: boolean
  /** The current value of the form's field, if it differs. */
  readonly typed: string | undefined
  /** What the message says if its value is not certain; `value` is empty then until the user enters it. */
  readonly unsure: string | undefined
}

/** A part of the message; `field` is the proposal it was read from, if any. */
export interface Stretch {
  readonly text: string
  readonly field: PasteField | undefined
}

/** The model of the dialog: the recognized values, the user's choice, and taking them over into the form. */
export class PastedMessage {
  /** Whether the reader did not run; `read` tries again. */
  hasFailed = false
  readonly #paste: PasteViewModel
  #running = new AbortController()

  constructor(paste: PasteViewModel) {
    this.#paste = paste
    makeAutoObservable(this)
  }

  /** Reads the message, and again whenever it or what it is read with changes, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const { request } = this.#paste
    const stop = reaction(
      () => [this.text, request.origin, request.state.availablePaymentMethods],
      () => void this.read(),
      { fireImmediately: true, equals: compareStructural },
    )
    signal.addEventListener('abort', () => {
      stop()
      this.#running.abort()
    })
  }

  get text(): string {
    return this.#paste.pasted.text
  }

  /** Whether the text has changed since it was read. */
  get isReading(): boolean {
    return !this.hasFailed && this.#paste.latest?.text !== this.text
  }

  /** Whether the message contains a short link to a map, whose place cannot be read. */
  get hidesPlace(): boolean {
    return this.reading?.place?.value.kind === 'short-link'
  }

  /** Whether nothing was recognized except notes. */
  get isOnlyText(): boolean {
    return PASTE_FIELDS.every((field) => field === 'notes' || this.valueRead(field) === undefined)
  }

  get proposals(): ReadonlyArray<Proposal> {
    return PASTE_FIELDS.flatMap((field) => this.proposal(field) ?? [])
  }

  get isEmpty(): boolean {
    return isBlank(this.text)
  }

  get canTakeOver(): boolean {
    return !this.isReading && this.proposals.some(({ isTaken, value }) => isTaken && !isBlank(value))
  }

  /** The whole message, split into marked and unmarked parts. A part that has moved is marked when it is read again. */
  get stretches(): ReadonlyArray<Stretch> {
    const { text } = this
    const { latest } = this.#paste
    const marks = PASTE_FIELDS.flatMap((field) =>
      (latest?.reading[field]?.spans ?? [])
        .filter(({ from, to }) => latest?.text.slice(from, to) === text.slice(from, to))
        .map((span) => ({ ...span, field })),
    ).toSorted((a, b) => a.from - b.from || b.to - a.to)
    const stretches: Array<Stretch> = []
    let at = 0
    for (const { from, to, field } of marks) {
      if (from < at) continue
      stretches.push(this.stretch({ from: at, to: from }, undefined), this.stretch({ from, to }, field))
      at = to
    }
    stretches.push(this.stretch({ from: at, to: this.text.length }, undefined))
    return stretches.filter((stretch) => stretch.text !== '')
  }

  readonly read = async (): Promise<void> => {
    const { text } = this
    const { request, run } = this.#paste
    this.#running.abort()
    this.#running = new AbortController()
    const { signal } = this.#running
    this.hasFailed = false
    const { origin, state } = request
    const read = await run.once(
      ask(MessageReader, (reader) => reader.read(text, origin, state.availablePaymentMethods)),
      signal,
    )
    if (read.kind === 'interrupted' || signal.aborted) return
    runInAction(() => {
      this.#paste.keep(read.kind === 'done' ? { text, reading: read.value } : undefined)
      this.hasFailed = read.kind === 'failed'
    })
  }

  readonly type = (text: string): void => this.#paste.read(text)

  readonly edit = (field: PasteField, value: string): void => {
    const { edited, ticked } = this.#paste.pasted
    this.#paste.change({ edited: { ...edited, [field]: value }, ticked: { ...ticked, [field]: true } })
  }

  readonly tick = (field: PasteField, isTaken: boolean): void =>
    this.#paste.change({ ticked: { ...this.#paste.pasted.ticked, [field]: isTaken } })

  readonly close = (): void => this.#paste.close()

  /** Fills in the checked values; does not submit. A time goes to the rider's notes: when it is for, a person decides. */
  readonly takeOver = (): void => {
    if (!this.canTakeOver) return
    const { destination, request } = this.#paste
    const taken = new Map(
      this.proposals
        .filter(({ isTaken, value }) => isTaken && !isBlank(value))
        .map(({ field, value }) => [field, trimText(value)]),
    )
    const patch = Object.fromEntries(
      [...taken].flatMap(([field, value]) =>
        field === 'place' || field === 'payment' || field === 'address' || field === 'time'
          ? []
          : [[DRAFT_FIELDS[field], value]],
      ),
    ) as Partial<RequestDraft>
    const time = taken.get('time')
    const notes = [patch.riderNotes ?? request.draft.riderNotes, time].filter(
      (text) => text !== undefined && !isBlank(text),
    )
    const timed = time === undefined ? patch : { ...patch, riderNotes: notes.join(', ') }
    const payment = taken.has('payment') ? this.reading?.payment?.value : undefined
    const place = taken.has('place') ? this.reading?.place?.value : undefined
    if (payment !== undefined || Object.keys(timed).length > 0)
      request.edit({ ...timed, ...(payment !== undefined && { paymentMethod: payment }) })
    const { destinationUnitNumber, destinationBuilding } = patch
    const details = detailsIn({
      ...(destinationUnitNumber && { destinationUnitNumber }),
      ...(destinationBuilding && { destinationBuilding }),
    })
    const position = place?.kind === 'coordinates' ? place.coordinates : undefined
    void destination.take(taken.get('address') ?? '', position, details)
    this.#paste.finish()
    request.requestFocus(taken.has('address') || taken.has('place') ? 'destinationTextAddress' : 'destinationName')
  }

  private get reading(): MessageReading | undefined {
    return this.#paste.latest?.reading
  }

  private proposal(field: PasteField): Proposal | undefined {
    const { edited, ticked } = this.#paste.pasted
    const read = this.valueRead(field)
    if (read === undefined) return undefined
    const value = UNEDITED.includes(field) ? read : (edited[field] ?? read)
    const inForm = this.valueTyped(field)
    const typed = inForm === '' || inForm === value ? undefined : inForm
    const unsure = field === 'amount' && value === '' ? this.reading?.unsureAmount?.value : undefined
    const isTaken =
      ticked[field] ?? (unsure === undefined && typed === undefined && !(field === 'notes' && this.isOnlyText))
    return { field, value, typed, isTaken, unsure }
  }

  private valueRead(field: PasteField): string | undefined {
    if (field === 'amount' && this.reading?.unsureAmount !== undefined) return ''
    if (field !== 'place') return this.reading?.[field]?.value
    const place = this.reading?.place?.value
    if (place?.kind !== 'coordinates') return undefined
    const { latitude, longitude } = place.coordinates
    return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
  }

  /**
   * The value the user typed. A place conflicts with the typed address, whose pin it would move. The country's default
   * payment method does not count as typed.
   */
  private valueTyped(field: PasteField): string {
    const { country, draft } = this.#paste.request
    if (field === 'time') return ''
    if (field === 'payment') return draft.paymentMethod === country.defaultPayment ? '' : draft.paymentMethod
    return draft[DRAFT_FIELDS[field === 'place' ? 'address' : field]]
  }

  private stretch({ from, to }: Span, field: PasteField | undefined): Stretch {
    return { text: this.text.slice(from, to), field }
  }
}
