import { makeAutoObservable, runInAction } from 'mobx'
import { IntentKeys } from '../../application/IntentKeys.ts'
import { placeBulkOrders } from '../../application/bulk/bulkJobs.ts'
import { isOutcomeUnknown } from '../../application/ports/isOutcomeUnknown.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { bulkTotals, isPlacedAsConfirmed, mayBePlaced, type BulkJobDetail } from '../../domain/bulk/bulkJob.ts'
import type { NoticeKind, NoticeOrigin } from '../../domain/notice/notice.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import type { Text } from '../kit/failureText.ts'

export interface BulkPlacingDependencies {
  readonly run: RunUseCase
  readonly work: Pick<OngoingWork, 'during'>
  readonly notify: (kind: NoticeKind, text: Text, origin: NoticeOrigin) => void
  /** Removes the notices of earlier failures. */
  readonly end: (...messageIds: ReadonlyArray<TextId>) => void
  /** Called when the orders are placed; `leave` means that there is nothing left to review (ROUTE-27). */
  readonly placed: (detail: BulkJobDetail, leave: boolean) => void
  /** `isUnknown`: the orders may be placed all the same. */
  readonly failed: (isUnknown: boolean) => void
}

/** Places the orders of a job: question, confirmation, one request (BULK-08, BULK-09, BULK-23, BULK-24). */
export class BulkPlacing {
  state: 'resting' | 'asking' | 'placing' = 'resting'
  readonly #deps: BulkPlacingDependencies
  readonly #keys = new IntentKeys()

  constructor(deps: BulkPlacingDependencies) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  readonly ask = (): void => {
    if (this.state === 'resting') this.state = 'asking'
  }

  /** Returns to the unchanged result (BULK-08). */
  readonly decline = (): void => {
    if (this.state === 'asking') this.state = 'resting'
  }

  readonly confirm = async (detail: BulkJobDetail): Promise<void> => {
    if (this.state === 'placing' || !mayBePlaced(detail)) return
    this.state = 'placing'
    const { run, work } = this.#deps
    // Continues when the screen closes; a notice reports the outcome on any screen.
    const outcome = await work.during(run.once(placeBulkOrders(detail, this.#keys)))
    runInAction(() => (this.state = 'resting'))
    if (outcome.kind !== 'done') {
      const isUnknown = outcome.kind === 'failed' && isOutcomeUnknown(outcome.failure)
      this.#deps.notify('error', { id: isUnknown ? 'failure-unknown-outcome' : 'place-order-error' }, 'bulk')
      this.#deps.failed(isUnknown)
      return
    }
    this.#keys.forget(detail.job.id)
    this.#deps.end('place-order-error', 'failure-unknown-outcome')
    this.notifyPlaced(outcome.value)
  }

  private notifyPlaced(detail: BulkJobDetail) {
    const { placed, toBePlaced } = bulkTotals(detail.rows)
    const leave = isPlacedAsConfirmed(detail)
    if (leave) this.#deps.notify('success', { id: 'place-order-success' }, 'bulk')
    else this.#deps.notify('warning', { id: 'bulk-placed-partly', args: { placed, left: toBePlaced } }, 'bulk')
    this.#deps.placed(detail, leave)
  }
}
