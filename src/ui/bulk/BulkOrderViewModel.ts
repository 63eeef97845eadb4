import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { IntentKeys } from '../../application/IntentKeys.ts'
import { readBulkJob, saveBulkTemplate } from '../../application/bulk/bulkJobs.ts'
import { uploadBulkFile } from '../../application/bulk/uploadBulkFile.ts'
import type { FileContent } from '../../application/ports/FileSaver.ts'
import { isOutcomeUnknown } from '../../application/ports/isOutcomeUnknown.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { bulkStepAfter, type BulkEvent, type BulkStep } from '../../domain/bulk/bulkFlow.ts'
import type { BulkFileRow, UnderstoodFile } from '../../domain/bulk/bulkFile.ts'
import { mayBePlaced, type BulkJob, type BulkJobDetail, type BulkJobRow } from '../../domain/bulk/bulkJob.ts'
import { rowsToCorrect } from '../../domain/bulk/foundWrong.ts'
import type { NoticeKind, NoticeOrigin } from '../../domain/notice/notice.ts'
import type { JobId, VendorId } from '../../domain/ids.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { failureText, type FailureText, type Text } from '../kit/failureText.ts'
import { BulkHistoryViewModel } from './BulkHistoryViewModel.ts'
import { BulkPlacing } from './BulkPlacing.ts'

/** A file before it is sent; the caller reports the outcome of sending it. */
export interface FileToSend {
  /** Runs until `signal` aborts, when the screen closes or the vendor changes. */
  readonly start: (signal: AbortSignal) => void
  readonly uploaded: () => void
  /** Opens rows that the service refused for correction; `name` names their job. */
  readonly correct: (name: string, wrong: ReadonlyArray<BulkJobRow>) => Promise<void>
  /** Called when the service did not accept the file, which stays as it was. */
  readonly uploadFailed: () => void
}

export type BulkContent = FileContent | ReadonlyArray<BulkFileRow>

export interface BulkOrderDependencies<File extends FileToSend> {
  readonly run: RunUseCase
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: { readonly selected: { readonly id: VendorId } | undefined }
  readonly notify: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
  /** Removes the notices of earlier failures. */
  readonly end: (...messageIds: ReadonlyArray<TextId>) => void
  /** Creates the model of a file for the selected vendor. */
  readonly newFile: (
    send: (content: BulkContent, understood?: UnderstoodFile) => Promise<void>,
    chosen: () => void,
  ) => File
  /** The job whose rows the user wants to correct. */
  readonly jobToCorrect?: string | undefined
  /** Opens the tracking screen (ROUTE-27). */
  readonly goToTracking: (vendorId: VendorId) => void
}

/** The messages of notices about the previous file. */
const OF_FORMER_FILE = ['file-upload-error', 'view-details-error'] as const

/**
 * Orders from a file: choose it, let the service check it, review the result, place the orders (BULK-06 to BULK-11,
 * ENT-24).
 */
export class BulkOrderViewModel<File extends FileToSend> {
  step: BulkStep = 'AskExcelFile'
  /** The last result of preprocessing or placing. */
  result: BulkJobDetail | undefined = undefined
  /** What was read of the file of the result. */
  understood: UnderstoodFile | undefined = undefined
  /** The reason why the last file was refused. */
  because: FailureText | undefined = undefined
  /** The job whose orders could not be placed; it stays in the history. */
  unplaced: BulkJob | undefined = undefined
  isTemplateComing = false
  file: File
  readonly history: BulkHistoryViewModel
  readonly placing: BulkPlacing
  readonly #deps: BulkOrderDependencies<File>
  #uploading = new AbortController()
  #isShown = false
  /** The vendor of the file. */
  #fileOf: VendorId | undefined
  #jobToCorrect: string | undefined
  readonly #keys = new IntentKeys()

  constructor(deps: BulkOrderDependencies<File>) {
    this.#deps = deps
    this.history = new BulkHistoryViewModel({ ...deps, failed: this.historyFailed })
    this.placing = new BulkPlacing({ ...deps, placed: this.placed, failed: this.notPlaced })
    this.#jobToCorrect = deps.jobToCorrect
    this.#fileOf = deps.vendors.selected?.id
    this.file = deps.newFile(this.upload, this.endNoticesOfFormerFile)
    makeAutoObservable(this, {
      history: false,
      placing: false,
      result: observableRef,
      understood: observableRef,
      because: observableRef,
      unplaced: observableRef,
      file: observableRef,
    })
  }

  readonly start = (signal: AbortSignal): void => {
    this.#isShown = true
    this.#uploading = new AbortController()
    this.file.start(this.#uploading.signal)
    const stop = reaction(
      () => this.#deps.vendors.selected?.id,
      (vendorId) => {
        if (vendorId !== this.#fileOf) this.begin('vendor-changed')
        if (vendorId === undefined) return
        void this.history.load(vendorId)
        if (this.#jobToCorrect !== undefined) void this.correctJob(vendorId, this.#jobToCorrect)
      },
      { fireImmediately: true },
    )
    signal.addEventListener('abort', () => {
      this.#isShown = false
      stop()
      this.endNoticesOfFormerFile()
      this.#uploading.abort()
      this.history.stop()
    })
  }

  readonly readHistoryAgain = (): void => {
    const vendorId = this.#deps.vendors.selected?.id
    if (vendorId !== undefined) void this.history.load(vendorId, true)
  }

  /** Uploads the file, which the service checks (BULK-05, BULK-07). */
  readonly upload = async (content: BulkContent, understood?: UnderstoodFile): Promise<void> => {
    if (this.step === 'UploadingExcelFile') return
    const { signal } = this.#uploading
    this.because = undefined
    this.unplaced = undefined
    this.become('file-sent')
    const { run, vendors, work } = this.#deps
    const vendorId = vendors.selected?.id
    const outcome = await work.during(run.once(uploadBulkFile(vendorId, content, this.#keys), signal))
    runInAction(() => {
      if (outcome.kind === 'interrupted' || signal.aborted) return
      if (outcome.kind === 'done') {
        this.#keys.forget(content)
        this.#deps.end('file-upload-error')
        this.result = outcome.value
        this.understood = understood
        this.file.uploaded()
        this.become('preprocessed')
        this.readHistoryAgain()
        return
      }
      const { failure } = outcome
      if (failure._tag !== 'SpreadsheetFailed' && failure._tag !== 'NoVendorSelected')
        this.because = failureText(failure)
      this.#deps.notify('error', { id: 'file-upload-error' }, 'bulk')
      this.file.uploadFailed()
      this.become('failed')
      if (isOutcomeUnknown(failure)) this.readHistoryAgain()
    })
  }

  /** Starts over with another file (BULK-06). */
  readonly anotherFile = (): void => this.begin('another-file')

  /** Opens the rows that the service refused for correction; the other rows can still be placed (BULK-10). */
  readonly correct = (detail: BulkJobDetail): void => {
    this.begin('another-file')
    if (mayBePlaced(detail)) this.unplaced = detail.job
    void this.file.correct(detail.job.id, rowsToCorrect(detail.rows))
  }

  /** Downloads the template (BULK-18, BULK-19). */
  readonly saveTemplate = async (): Promise<void> => {
    if (this.isTemplateComing) return
    this.isTemplateComing = true
    const outcome = await this.#deps.run.once(saveBulkTemplate(), this.#uploading.signal)
    runInAction(() => (this.isTemplateComing = false))
    if (outcome.kind === 'failed') this.#deps.notify('error', { id: 'template-file-error' }, 'bulk')
    if (outcome.kind === 'done') this.#deps.end('template-file-error')
  }

  private readonly correctJob = async (vendorId: VendorId, jobId: JobId) => {
    this.#jobToCorrect = undefined
    const outcome = await this.#deps.run.once(readBulkJob(vendorId, jobId), this.#uploading.signal)
    if (outcome.kind === 'done') this.correct(outcome.value)
    if (outcome.kind === 'failed') this.#deps.notify('error', { id: 'view-details-error' }, 'bulk')
  }

  private readonly placed = (detail: BulkJobDetail, leave: boolean): void => {
    if (!this.#isShown || this.result?.job.id !== detail.job.id) return
    this.result = detail
    this.become('orders-placed')
    this.readHistoryAgain()
    if (leave) this.#deps.goToTracking(detail.job.vendorId)
  }

  private readonly notPlaced = (isUnknown: boolean): void => {
    if (!this.#isShown) return
    this.unplaced = isUnknown ? undefined : this.result?.job
    this.become('failed')
    this.readHistoryAgain()
  }

  /**
   * Every failed call returns to the file (BULK-10), except during an upload or a placement, which report their own
   * outcome. Names the job whose orders can still be placed.
   */
  private readonly historyFailed = (): void => {
    if (!this.#isShown || this.step === 'UploadingExcelFile' || this.placing.state === 'placing') return
    this.placing.decline()
    if (this.step !== 'AskExcelFile' && this.result && mayBePlaced(this.result)) this.unplaced = this.result.job
    this.become('failed')
  }

  private readonly endNoticesOfFormerFile = (): void => this.#deps.end(...OF_FORMER_FILE)

  private become(event: BulkEvent) {
    this.step = bulkStepAfter(this.step, event)
  }

  /** Starts over and aborts running requests. */
  private begin(event: 'another-file' | 'vendor-changed') {
    this.#uploading.abort()
    this.#uploading = new AbortController()
    this.endNoticesOfFormerFile()
    this.#fileOf = this.#deps.vendors.selected?.id
    this.file = this.#deps.newFile(this.upload, this.endNoticesOfFormerFile)
    this.file.start(this.#uploading.signal)
    this.result = undefined
    this.understood = undefined
    this.because = undefined
    this.unplaced = undefined
    this.become(event)
  }
}
