import { compareStructural, reaction } from 'mobx'
import type { DraftContent, PlacedDraft } from '../../application/ports/DraftStore.ts'
import { forgetDraft, keepDraft, readKeptDraft } from '../../application/request/keepDraft.ts'
import { watchPlacedElsewhere } from '../../application/request/watchPlacedElsewhere.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { OrderId } from '../../domain/ids.ts'
import { isFilledIn } from '../../domain/request/requestDraft.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { RequestModel } from './RequestModel.ts'

const hasContent = ({ draft, voucherCode }: DraftContent): boolean => voucherCode !== '' || isFilledIn(draft)

export interface KeptDraftSurroundings {
  readonly run: RunUseCase
  readonly request: RequestModel
  /** Called when another tab with the same draft has placed the order first. */
  readonly placedElsewhere: (orderId: OrderId) => void
}

/** Stores the draft so that a reload does not lose it (PERSIST-02 as decided). */
export class KeptDraft {
  private readonly around: KeptDraftSurroundings

  constructor(around: KeptDraftSurroundings) {
    this.around = around
  }

  /** Stores the draft on each change after the first edit, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    const { placedElsewhere, request, run } = this.around
    const stop = reaction(
      () => (request.state.startTime === undefined ? undefined : request.content),
      (content) => content && request.vendor && void run.once(keepDraft(request.vendor.id, content)),
      { equals: compareStructural },
    )
    signal.addEventListener('abort', stop)
    const tell = ({ draft, orderId }: PlacedDraft) => {
      // A guest has one draft, whatever the id of their vendor.
      if (request.mode === 'guest' || draft.vendorId === request.vendor?.id) placedElsewhere(orderId)
    }
    void run.each(watchPlacedElsewhere(request.purpose), tell, signal)
  }

  /** Resolves to whether a stored draft was restored. */
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
