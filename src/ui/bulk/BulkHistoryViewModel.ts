import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { BulkJobs } from '../../application/ports/BulkJobs.ts'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { BulkJob } from '../../domain/bulk/bulkJob.ts'
import type { NoticeKind, NoticeOrigin } from '../../domain/notice/notice.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'

/** Starts with `loading` (BULK-17). */
export type BulkHistoryState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly jobs: ReadonlyArray<BulkJob> }
  | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure }

interface Dependencies {
  readonly run: RunUseCase
  readonly notify: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
  /** Removes the notices of earlier failures. */
  readonly end: (...messageIds: ReadonlyArray<TextId>) => void
  readonly failed: () => void
}

/** The earlier jobs of the selected vendor (BULK-15, BULK-25, ENT-24). */
export class BulkHistoryViewModel {
  state: BulkHistoryState = { step: 'loading' }
  readonly #deps: Dependencies
  #reading: AbortController | undefined

  constructor(deps: Dependencies) {
    this.#deps = deps
    makeAutoObservable(this, { state: observableRef })
  }

  /** Loads the list again; keeps the jobs of the same vendor until the answer arrives. */
  readonly load = async (vendorId: VendorId, isSameVendor = false): Promise<void> => {
    this.stop()
    if (!(isSameVendor && this.state.step === 'ready')) this.state = { step: 'loading' }
    const reading = new AbortController()
    this.#reading = reading
    const outcome = await this.#deps.run.once(
      ask(BulkJobs, (jobs) => jobs.all(vendorId)),
      reading.signal,
    )
    runInAction(() => {
      if (outcome.kind === 'interrupted' || reading.signal.aborted) return
      if (outcome.kind === 'done') {
        this.state = { step: 'ready', jobs: outcome.value }
        this.#deps.end('job-history-error')
      } else {
        this.state = { step: 'failed', failure: outcome.failure }
        this.#deps.notify('error', { id: 'job-history-error' }, 'bulk')
        this.#deps.failed()
      }
    })
  }

  readonly stop = (): void => this.#reading?.abort()
}
