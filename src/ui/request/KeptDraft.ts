import { compareStructural, reaction } from 'mobx'
import type { DraftContent, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { forgetDraft, keepDraft, readKeptDraft } from '../../application/request/keepDraft.ts'
import { watchPlacedElsewhere } from '../../application/request/watchPlacedElsewhere.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { OrderId } from '../../domain/ids.ts'
import { isFilledIn } from '../../domain/request/requestDraft.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { CurrentRequest } from './CurrentRequest.ts'

const hasContent = ({ draft, voucherCode }: DraftContent): boolean => voucherCode !== '' || isFilledIn(draft)

export interface KeptDraftSurroundings {
  readonly run: RunUseCase
  readonly request: CurrentRequest
  /** Another tab that held the same draft was quicker. */
  readonly placedElsewhere: (orderId: OrderId) => void
}

/** Nothing that was typed is lost with the page (PERSIST-02 as decided). */
export class KeptDraft {
  private readonly around: KeptDraftSurroundings

  constructor(around: KeptDraftSurroundings) {
    this.around = around
  }

  /** Keeps what is typed, from the first touch on, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const { placedElsewhere, request, run } = this.around
    const stop = reaction(
      () => (request.state.startTime === undefined ? undefined : request.content),
      (content) => content && request.vendor && void run.once(keepDraft(request.vendor.id, content)),
      { equals: compareStructural },
    )
    signal.addEventListener('abort', stop)
    const tell = ({ draft, orderId }: PlacedDraft) => {
      // A guest has one draft whatever their vendor is called.
      if (request.mode === 'guest' || draft.vendorId === request.vendor?.id) placedElsewhere(orderId)
    }
    void run.each(watchPlacedElsewhere(request.purpose), tell, signal)
  }

  /** Answers whether there was something to put back. */
  readonly restore = async (vendor: Vendor, signal: AbortSignal): Promise<boolean> => {
    const { request, run } = this.around
    const kept = await run.once(readKeptDraft(vendor.id, request.purpose), signal)
    if (kept.kind !== 'done' || !kept.value || !hasContent(kept.value)) return false
    request.restore(kept.value)
    return true
  }

  readonly forget = (): void => {
    const { request, run } = this.around
    if (request.vendor) void run.once(forgetDraft(request.vendor.id, request.purpose))
  }
}
