import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { readBulkJob } from '../../application/bulk/bulkJobs.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import type { NoticeKind, NoticeOrigin } from '../../domain/notice/notice.ts'
import type { JobId, VendorId } from '../../domain/ids.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { failureText, type FailureText, type Text } from '../kit/failureText.ts'
import { BulkPlacing } from './BulkPlacing.ts'

export type BulkJobState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly detail: BulkJobDetail }
  | { readonly step: 'failed'; readonly because: FailureText | undefined }

interface Surroundings {
  readonly run: RunUseCase
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: {
    readonly selected: { readonly id: VendorId } | undefined
    readonly state: { readonly step: string }
  }
  readonly tell: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
  /** Removes the notices of earlier failures. */
  readonly end: (...messageIds: ReadonlyArray<TextId>) => void
  readonly jobId: JobId
  readonly goToTracking: (vendorId: VendorId) => void
  /** Called when another vendor was selected, to whom the job does not belong. */
  readonly goToJobs: (vendorId: VendorId) => void
}

/** One job with its rows (BULK-20, BULK-21); its orders can be placed here, too. */
export class BulkJobViewModel {
  state: BulkJobState = { step: 'loading' }
  readonly placing: BulkPlacing
  private readonly around: Surroundings
  private signal: AbortSignal | undefined

  constructor(around: Surroundings) {
    this.around = around
    this.placing = new BulkPlacing({ ...around, placed: this.placed, failed: () => void this.load() })
    makeAutoObservable<this, 'around' | 'signal'>(this, {
      around: false,
      signal: false,
      placing: false,
      state: observableRef,
    })
  }

  readonly start = (signal: AbortSignal): void => {
    this.signal = signal
    const { vendors, goToJobs } = this.around
    const stop = reaction(
      () => ({ step: vendors.state.step, id: vendors.selected?.id }),
      ({ step, id }, before) => {
        if (before?.id !== undefined && id !== undefined && before.id !== id) goToJobs(id)
        else if (step !== 'loading') void this.load()
      },
      { fireImmediately: true, equals: (one, other) => one.step === other.step && one.id === other.id },
    )
    signal.addEventListener('abort', () => {
      stop()
      this.around.end('view-details-error')
    })
  }

  readonly load = async (): Promise<void> => {
    const vendorId = this.around.vendors.selected?.id
    const outcome = await this.around.run.once(readBulkJob(vendorId, this.around.jobId), this.signal)
    runInAction(() => {
      if (outcome.kind === 'interrupted') return
      if (outcome.kind === 'done') {
        this.state = { step: 'ready', detail: outcome.value }
        this.around.end('view-details-error')
        return
      }
      const { failure } = outcome
      if (this.state.step !== 'ready')
        this.state = { step: 'failed', because: failure._tag === 'NoVendorSelected' ? undefined : failureText(failure) }
      this.around.tell('error', { id: 'view-details-error' }, 'bulk')
    })
  }

  private readonly placed = (detail: BulkJobDetail, leave: boolean): void => {
    this.state = { step: 'ready', detail }
    if (leave && this.signal?.aborted === false) this.around.goToTracking(detail.job.vendorId)
  }
}
