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

interface Dependencies {
  readonly run: RunUseCase
  readonly work: Pick<OngoingWork, 'during'>
  readonly vendors: {
    readonly selected: { readonly id: VendorId } | undefined
    readonly state: { readonly step: string }
  }
  readonly notify: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
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
  readonly #deps: Dependencies
  #signal: AbortSignal | undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.placing = new BulkPlacing({ ...deps, placed: this.placed, failed: () => void this.load() })
    makeAutoObservable(this, { placing: false, state: observableRef })
  }

  readonly start = (signal: AbortSignal): void => {
    this.#signal = signal
    const { vendors, goToJobs } = this.#deps
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
      this.#deps.end('view-details-error')
    })
  }

  readonly load = async (): Promise<void> => {
    const vendorId = this.#deps.vendors.selected?.id
    const outcome = await this.#deps.run.once(readBulkJob(vendorId, this.#deps.jobId), this.#signal)
    runInAction(() => {
      if (outcome.kind === 'interrupted') return
      if (outcome.kind === 'done') {
        this.state = { step: 'ready', detail: outcome.value }
        this.#deps.end('view-details-error')
        return
      }
      const { failure } = outcome
      if (this.state.step !== 'ready')
        this.state = { step: 'failed', because: failure._tag === 'NoVendorSelected' ? undefined : failureText(failure) }
      this.#deps.notify('error', { id: 'view-details-error' }, 'bulk')
    })
  }

  private readonly placed = (detail: BulkJobDetail, leave: boolean): void => {
    this.state = { step: 'ready', detail }
    if (leave && this.#signal?.aborted === false) this.#deps.goToTracking(detail.job.vendorId)
  }
}
