import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { keyOfIntent } from '../../application/keyOfIntent.ts'
import { readBulkJob, saveBulkTemplate } from '../../application/bulk/bulkJobs.ts'
import { uploadBulkFile } from '../../application/bulk/uploadBulkFile.ts'
import type { FileContent } from '../../application/ports/FileSaver.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { bulkStepAfter, type BulkEvent, type BulkStep } from '../../domain/bulk/bulkFlow.ts'
import type { BulkFileRow } from '../../domain/bulk/bulkFile.ts'
import { mayBePlaced, type BulkJob, type BulkJobDetail, type BulkJobRow } from '../../domain/bulk/bulkJob.ts'
import { rowsToCorrect } from '../../domain/bulk/foundWrong.ts'
import type { NoticeKind, NoticeOrigin } from '../../domain/notice/notice.ts'
import type { JobId, VendorId } from '../../domain/ids.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { failureText, type Text } from '../kit/failureText.ts'
import { BulkHistoryViewModel } from './BulkHistoryViewModel.ts'
import { BulkPlacing } from './BulkPlacing.ts'

/** A file before it is sent; whoever sends it says how it ended. */
export interface FileToSend {
  /** Until the signal aborts: the screen is left, or the vendor changed. */
  readonly start: (signal: AbortSignal) => void
  readonly uploaded: () => void
  /** Rows that the service found wrong are put right; `name` says whose they are. */
  readonly correct: (name: string, wrong: ReadonlyArray<BulkJobRow>) => Promise<void>
  /** The service did not take it: it is there as it was. */
  readonly uploadFailed: () => void
}

export type BulkContent = FileContent | ReadonlyArray<BulkFileRow>

export interface BulkOrderSurroundings<File extends FileToSend> {
  readonly run: RunUseCase
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: { readonly selected: { readonly id: VendorId } | undefined }
  readonly tell: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
  /** Takes the notices of an earlier failure away. */
  readonly end: (...messageIds: ReadonlyArray<string>) => void
  /** A file to be chosen for the vendor that is selected now. */
  readonly newFile: (send: (content: BulkContent) => Promise<void>, chosen: () => void) => File
  /** The job whose rows somebody wants to put right. */
  readonly jobToCorrect?: string | undefined
  /** Where the orders can be watched (ROUTE-27). */
  readonly goToTracking: (vendorId: VendorId) => void
}

/** Notices about what was wanted before another file. */
const OF_FORMER_FILE = ['file-upload-error', 'view-details-error'] as const

/** Ordering by a file: chosen, checked by the service, looked at, placed (BULK-06 to BULK-11, ENT-24). */
export class BulkOrderViewModel<File extends FileToSend> {
  step: BulkStep = 'AskExcelFile'
  /** What preprocessing or placing answered last. */
  result: BulkJobDetail | undefined = undefined
  /** Why the last file was not taken. */
  because: Text | undefined = undefined
  /** The job whose orders could not be placed: it waits in the history. */
  unplaced: BulkJob | undefined = undefined
  isTemplateComing = false
  file: File
  readonly history: BulkHistoryViewModel
  readonly placing: BulkPlacing
  private readonly around: BulkOrderSurroundings<File>
  private uploading = new AbortController()
  private isShown = false
  /** Whom the file is for. */
  private fileOf: VendorId | undefined
  private jobToCorrect: string | undefined
  /** Of a file that was sent and not answered: the same file again is the same intent (CON-16). */
  private lastTry: { readonly content: BulkContent; readonly key: string } | undefined

  constructor(around: BulkOrderSurroundings<File>) {
    this.around = around
    this.history = new BulkHistoryViewModel({ ...around, failed: this.historyFailed })
    this.placing = new BulkPlacing({ ...around, placed: this.placed, failed: this.notPlaced })
    this.jobToCorrect = around.jobToCorrect
    this.fileOf = around.vendors.selected?.id
    this.file = around.newFile(this.upload, this.endNoticesOfFormerFile)
    makeAutoObservable<this, 'around' | 'uploading' | 'isShown' | 'fileOf' | 'jobToCorrect' | 'lastTry'>(this, {
      around: false,
      uploading: false,
      isShown: false,
      fileOf: false,
      jobToCorrect: false,
      lastTry: false,
      history: false,
      placing: false,
      result: observableRef,
      because: observableRef,
      unplaced: observableRef,
      file: observableRef,
    })
  }

  readonly start = (signal: AbortSignal): void => {
    this.isShown = true
    this.uploading = new AbortController()
    this.file.start(this.uploading.signal)
    const stop = reaction(
      () => this.around.vendors.selected?.id,
      (vendorId) => {
        if (vendorId !== this.fileOf) this.begin('vendor-changed')
        if (vendorId === undefined) return
        void this.history.load(vendorId)
        if (this.jobToCorrect !== undefined) void this.correctJob(vendorId, this.jobToCorrect)
      },
      { fireImmediately: true },
    )
    signal.addEventListener('abort', () => {
      this.isShown = false
      stop()
      this.endNoticesOfFormerFile()
      this.uploading.abort()
      this.history.stop()
    })
  }

  readonly readHistoryAgain = (): void => {
    const vendorId = this.around.vendors.selected?.id
    if (vendorId !== undefined) void this.history.load(vendorId, true)
  }

  /** Has the service check what was chosen (BULK-05, BULK-07). */
  readonly upload = async (content: BulkContent): Promise<void> => {
    if (this.step === 'UploadingExcelFile') return
    const { signal } = this.uploading
    this.because = undefined
    this.unplaced = undefined
    this.become('file-sent')
    const { run, vendors, work } = this.around
    const vendorId = vendors.selected?.id
    const outcome = await work.during(
      this.keyOf(content).then((key) => run.once(uploadBulkFile(vendorId, content, key), signal)),
    )
    runInAction(() => {
      if (outcome.kind === 'interrupted' || signal.aborted) return
      if (outcome.kind === 'done') {
        this.lastTry = undefined
        this.around.end('file-upload-error')
        this.result = outcome.value
        this.file.uploaded()
        this.become('preprocessed')
        this.readHistoryAgain()
        return
      }
      const { failure } = outcome
      const known = failure._tag === 'SpreadsheetFailed' ? failure.unavailable : failure
      if (known && known._tag !== 'NoVendorSelected') this.because = failureText(known)
      this.around.tell('error', { id: 'file-upload-error' }, 'bulk')
      this.file.uploadFailed()
      this.become('failed')
    })
  }

  /** Another file, and nothing of the one before (BULK-06). */
  readonly anotherFile = (): void => this.begin('another-file')

  /** What the service found wrong in a job, to be put right; the rest of it can still be placed (BULK-10). */
  readonly correct = (detail: BulkJobDetail): void => {
    this.begin('another-file')
    if (mayBePlaced(detail)) this.unplaced = detail.job
    void this.file.correct(detail.job.id, rowsToCorrect(detail.rows))
  }

  /** Hands over the spreadsheet to fill in (BULK-18, BULK-19). */
  readonly saveTemplate = async (): Promise<void> => {
    if (this.isTemplateComing) return
    this.isTemplateComing = true
    const outcome = await this.around.run.once(saveBulkTemplate(), this.uploading.signal)
    runInAction(() => (this.isTemplateComing = false))
    if (outcome.kind === 'failed') this.around.tell('error', { id: 'template-file-error' }, 'bulk')
    if (outcome.kind === 'done') this.around.end('template-file-error')
  }

  private readonly correctJob = async (vendorId: VendorId, jobId: JobId) => {
    this.jobToCorrect = undefined
    const outcome = await this.around.run.once(readBulkJob(vendorId, jobId), this.uploading.signal)
    if (outcome.kind === 'done') this.correct(outcome.value)
    if (outcome.kind === 'failed') this.around.tell('error', { id: 'view-details-error' }, 'bulk')
  }

  private readonly placed = (detail: BulkJobDetail, leave: boolean): void => {
    if (!this.isShown || this.result?.job.id !== detail.job.id) return
    this.result = detail
    this.become('orders-placed')
    this.readHistoryAgain()
    if (leave) this.around.goToTracking(detail.job.vendorId)
  }

  private readonly notPlaced = (): void => {
    if (!this.isShown) return
    this.unplaced = this.result?.job
    this.become('failed')
    this.readHistoryAgain()
  }

  /**
   * Every failed call leads back to the file (BULK-10), except while an upload or a placement is under way, which ends
   * in its own way. Orders that can still be placed are named there.
   */
  private readonly historyFailed = (): void => {
    if (!this.isShown || this.step === 'UploadingExcelFile' || this.placing.state === 'placing') return
    this.placing.decline()
    if (this.step !== 'AskExcelFile' && this.result && mayBePlaced(this.result)) this.unplaced = this.result.job
    this.become('failed')
  }

  private readonly endNoticesOfFormerFile = (): void => this.around.end(...OF_FORMER_FILE)

  private become(event: BulkEvent) {
    this.step = bulkStepAfter(this.step, event)
  }

  /** From the beginning, also of what is on its way. */
  private begin(event: 'another-file' | 'vendor-changed') {
    this.uploading.abort()
    this.uploading = new AbortController()
    this.endNoticesOfFormerFile()
    this.fileOf = this.around.vendors.selected?.id
    this.file = this.around.newFile(this.upload, this.endNoticesOfFormerFile)
    this.file.start(this.uploading.signal)
    this.result = undefined
    this.because = undefined
    this.unplaced = undefined
    this.lastTry = undefined
    this.become(event)
  }

  private readonly keyOf = async (content: BulkContent): Promise<string> => {
    if (this.lastTry?.content === content) return this.lastTry.key
    const made = await this.around.run.once(keyOfIntent())
    const key = made.kind === 'done' ? made.value : ''
    this.lastTry = { content, key }
    return key
  }
}
