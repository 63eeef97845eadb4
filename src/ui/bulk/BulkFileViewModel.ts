import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { openBulkFile, type ChosenFile } from '../../application/bulk/openBulkFile.ts'
import { readBulkRules, type BulkRules } from '../../application/bulk/readBulkRules.ts'
import type { FileContent } from '../../application/ports/FileSaver.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { BulkCells } from '../../domain/bulk/bulkColumns.ts'
import type { BulkFileRow, ReadBulkFile, UnderstoodFile } from '../../domain/bulk/bulkFile.ts'
import type { BulkJobRow } from '../../domain/bulk/bulkJob.ts'
import { collectionPointNames } from '../../domain/bulk/bulkRow.ts'
import { asFileRow, foundWrong } from '../../domain/bulk/foundWrong.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import { dayOf } from '../../domain/market/countryDay.ts'
import { METHOD_OF_BULK_TYPE, BULK_PAYMENT_TYPES, type BulkPaymentType } from '../../domain/payment/bulkPaymentType.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { BulkCorrection } from './BulkCorrection.ts'
import { unusableAs, type BulkFileState } from './bulkFileState.ts'
import { BulkGridViewModel } from './BulkGridViewModel.ts'
import type { UnusableFile } from './bulkTexts.ts'
import { checkAll, checkBy } from './checkedRows.ts'

export interface BulkFileDependencies {
  readonly run: RunUseCase
  readonly country: Country
  /** The vendor of the file. Without one nothing can be checked, and sending fails with the right error (BULK-05). */
  readonly vendor: Vendor | undefined
  readonly vendors: ReadonlyArray<Vendor>
  readonly now: () => Instant
  /** The column headers in the user's language. */
  readonly words: Readonly<Partial<BulkCells>>
  /** Corrections exist only on this page, so a reload for a new build waits for them (BUILD-04). */
  readonly work: Pick<OngoingWork, 'during'>
  /** Sends the rows; the caller reports the outcome with `uploaded` or `uploadFailed`. */
  readonly send: (content: FileContent | ReadonlyArray<BulkFileRow>, understood: UnderstoodFile | undefined) => void
  /** Called when the user has chosen a file. */
  readonly chosen: () => void
  /** Yields to the page, so that it can render. */
  readonly pause?: () => Promise<void>
}

type Correcting = Extract<BulkFileState, { kind: 'correcting' }>
type RowsToCheck = Pick<Extract<ReadBulkFile, { kind: 'read' }>, 'rows' | 'rowsLeftOut'>

/** Whether a person should see what is left out of the file before it is sent. */
const leavesOut = (understood: UnderstoodFile | undefined): boolean =>
  understood !== undefined &&
  (understood.hiddenRows + understood.closedRows > 0 ||
    understood.leftOut.length > 0 ||
    understood.columns.some(({ from }) => from.some(({ isHidden }) => isHidden)))

/** Resolves when the observed condition becomes false, or when `signal` aborts. */
const waitUntilFalse = (isSo: () => boolean, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    reaction(isSo, (isStillSo) => isStillSo || done(), { signal, fireImmediately: true })
    signal.addEventListener('abort', () => done())
  })

const pauseOfPage = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The step AskExcelFile: choose a file, check it row by row in the browser, correct it, and hand it over (BULK-06). */
export class BulkFileViewModel {
  state: BulkFileState = { kind: 'asking' }
  /** The number of other files that were dropped together with the first. */
  others = 0
  readonly #deps: BulkFileDependencies
  #chosen: ChosenFile | undefined = undefined
  /**
   * The content to send if nothing was corrected: the file or, because the service does not know the headers of every
   * language, its rows.
   */
  #unchanged: FileContent | ReadonlyArray<BulkFileRow> | undefined = undefined
  #understood: UnderstoodFile | undefined = undefined
  /** The content that was built from `of`. */
  #made: { readonly of: BulkCorrection['rows']; readonly content: ReadonlyArray<BulkFileRow> } | undefined
  private rules: BulkRules | undefined = undefined
  /** Goes on to where the person wanted to go. */
  #onward: (() => void) | undefined
  #reading = new AbortController()

  constructor(deps: BulkFileDependencies) {
    this.#deps = deps
    makeAutoObservable<this, 'rules'>(this, { state: observableRef, rules: observableRef })
  }

  /** Loads the rules in advance and stops running reads when `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    void this.readRules(signal)
    reaction(
      () => this.isTyped,
      (isTyped) => isTyped && void this.#deps.work.during(waitUntilFalse(() => this.isTyped, signal)),
      { signal, fireImmediately: true },
    )
    signal.addEventListener('abort', () => {
      this.#reading.abort()
      if (this.state.kind === 'reading') this.state = { kind: 'asking' }
    })
  }

  get isSending(): boolean {
    const { state } = this
    return (state.kind === 'ready' || state.kind === 'correcting') && state.step === 'sending'
  }

  /** Whether leaving would lose input. */
  get isTyped(): boolean {
    const { state } = this
    return state.kind === 'correcting' && (state.grid.correction.isChanged || state.grid.editing !== undefined)
  }

  /** The accepted names of the collection points of the vendor's family. */
  get collectionPoints(): ReadonlyArray<string> {
    const { vendor, vendors } = this.#deps
    return vendor ? collectionPointNames({ vendor, vendors }) : []
  }

  /** The payment types available to the vendor (PAY-02). */
  get paymentTypes(): ReadonlyArray<BulkPaymentType> {
    const { rules } = this
    if (!rules) return BULK_PAYMENT_TYPES
    const { availablePaymentMethods, vendor } = rules.circumstances
    const available = availablePaymentMethods(vendor)
    return BULK_PAYMENT_TYPES.filter((type) => available.includes(METHOD_OF_BULK_TYPE[type]))
  }

  /**
   * Reads the first file. Sends a valid one at once (BULK-07); offers to correct or refuses any other (BULK-03,
   * BULK-04).
   */
  readonly choose = async (files: ReadonlyArray<ChosenFile>): Promise<void> => {
    const [file] = files
    if (file === undefined || this.isSending) return
    const { country, now, run, words } = this.#deps
    this.#deps.chosen()
    const signal = this.beginReading(file.name)
    this.#chosen = file
    this.others = files.length - 1
    const today = dayOf(now(), country.timeZone)
    const opened = await run.once(openBulkFile(file, words, today, country.code), signal)
    if (signal.aborted || opened.kind === 'interrupted') return
    if (opened.kind === 'failed') return this.refuse(file.name, unusableAs(opened.failure))
    const { rows, rowsLeftOut, isForAnybody, understood } = opened.value
    this.#unchanged = isForAnybody ? file : rows
    this.#understood = understood
    await this.check(file.name, { rows, rowsLeftOut }, signal)
  }

  /** Corrects rows that the service refused; they are sent as a new file. */
  readonly correct = async (name: string, wrong: ReadonlyArray<BulkJobRow>): Promise<void> => {
    const signal = this.beginReading(name)
    this.#chosen = undefined
    this.#unchanged = undefined
    this.#understood = undefined
    this.others = 0
    await this.check(name, { rows: wrong.map(asFileRow), rowsLeftOut: [] }, signal, foundWrong(wrong))
  }

  /** Tries again after a failed upload, or after the reader could not be loaded. */
  readonly again = (): void => {
    const { state } = this
    const chosen = this.#chosen
    const unchanged = this.#unchanged
    if (state.kind === 'ready' && unchanged) this.handOver(state.name, unchanged)
    if (state.kind === 'refused' && chosen) void this.choose([chosen])
  }

  /** Sends the current rows; if faults are left, asks for confirmation first. */
  readonly send = (): void => {
    const { state } = this
    if (state.kind !== 'correcting' || this.isSending) return
    state.grid.commit()
    const { faultCount, rows } = state.grid.correction
    if (rows.length === 0) return
    if (faultCount > 0 && state.step !== 'asked-to-send') return this.become(state, 'asked-to-send')
    this.become(state, 'sending')
    this.#deps.send(this.contentOf(state.grid.correction), this.#understood)
  }

  /** Returns to correcting. */
  readonly keepOn = (): void => {
    const { state } = this
    if (state.kind !== 'correcting' || state.step === 'sending') return
    this.#onward = undefined
    this.become(state, 'typing')
    state.grid.refocus()
  }

  /** Leaves at once if nothing would be lost, else asks for confirmation first. */
  readonly leave = (): void => {
    if (this.isTyped && this.state.kind === 'correcting' && this.state.step !== 'asked-to-leave')
      this.become(this.state, 'asked-to-leave')
    else {
      const onward = this.#onward
      this.drop()
      onward?.()
    }
  }

  /** Asks for confirmation; calls `onward` when the corrections are discarded. */
  readonly askToLeave = (onward: () => void): void => {
    if (this.state.kind !== 'correcting') return onward()
    this.#onward = onward
    this.become(this.state, 'asked-to-leave')
  }

  /** Called when the upload succeeded; another file can be chosen. */
  readonly uploaded = (): void => this.drop()

  /** Called when the upload failed; everything stays (BULK-10, BULK-22). */
  readonly uploadFailed = (): void => {
    const { state } = this
    if (state.kind === 'correcting') this.become(state, 'not-sent')
    if (state.kind === 'ready') this.state = { ...state, step: 'not-sent' }
  }

  private drop(): void {
    this.#reading.abort()
    this.#chosen = undefined
    this.#unchanged = undefined
    this.#understood = undefined
    this.#made = undefined
    this.#onward = undefined
    this.others = 0
    this.state = { kind: 'asking' }
  }

  private become(state: Correcting, step: Correcting['step']): void {
    this.state = { ...state, step }
  }

  /**
   * The file itself if nothing was changed, else its rows. Sending the same rows again returns the same object
   * (CON-16).
   */
  private contentOf({ isChanged, rows, takesLeftOut }: BulkCorrection): FileContent | ReadonlyArray<BulkFileRow> {
    if (!isChanged && !takesLeftOut && this.#unchanged) return this.#unchanged
    if (this.#made?.of !== rows) this.#made = { of: rows, content: rows.map(({ row }) => row) }
    return this.#made.content
  }

  private beginReading(name: string): AbortSignal {
    this.#reading.abort()
    this.#reading = new AbortController()
    this.state = { kind: 'reading', name, checked: 0, rows: undefined }
    return this.#reading.signal
  }

  private async check(
    name: string,
    { rows, rowsLeftOut }: RowsToCheck,
    signal: AbortSignal,
    found?: ReturnType<typeof foundWrong>,
  ): Promise<void> {
    await this.readRules(signal)
    const { now, pause = pauseOfPage } = this.#deps
    const { rules } = this
    const understood = this.#understood
    const unchanged = this.#unchanged
    if (signal.aborted) return
    if (rules === undefined) return unchanged === undefined ? this.drop() : this.handOver(name, unchanged)
    const check = checkBy(rules, now, found)
    const progress = (checked: number) =>
      runInAction(() => (this.state = { kind: 'reading', name, checked, rows: rows.length }))
    const checked = await checkAll([...rows, ...rowsLeftOut], check, { pause, signal, progress })
    if (checked === undefined) return
    const correction = new BulkCorrection(checked.slice(0, rows.length), check, checked.slice(rows.length))
    const isFine = correction.faultCount + correction.concernCount === 0 && !leavesOut(understood)
    if (unchanged && isFine) return this.handOver(name, unchanged)
    runInAction(() => {
      this.state = { kind: 'correcting', name, step: 'typing', grid: new BulkGridViewModel(correction), understood }
    })
  }

  private handOver(name: string, content: FileContent | ReadonlyArray<BulkFileRow>): void {
    this.state = { kind: 'ready', name, step: 'sending' }
    this.#deps.send(content, this.#understood)
  }

  private refuse(name: string, because: UnusableFile): void {
    this.state = { kind: 'refused', name, because }
  }

  private async readRules(signal: AbortSignal): Promise<void> {
    const { run, vendor, vendors } = this.#deps
    if (vendor === undefined || this.rules) return
    const read = await run.once(readBulkRules(vendor, vendors), signal)
    if (read.kind === 'done') runInAction(() => (this.rules = read.value))
  }
}
