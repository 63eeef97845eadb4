import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { forgetSearches } from '../../application/order/forgetSearches.ts'
import { keepSearch } from '../../application/order/keepSearch.ts'
import { recallSearches } from '../../application/order/recallSearches.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'

export interface RecentSearchesDependencies {
  readonly run: RunUseCase
  readonly vendors: Pick<VendorsViewModel, 'selected'>
}

/** The recent searches at the selected vendor, shared by all screens with a search (TRACK-23, OP-45). */
export class RecentSearchesViewModel implements ScreenViewModel {
  /** Newest first. */
  keys: ReadonlyArray<string> = []
  private readonly deps: RecentSearchesDependencies

  constructor(deps: RecentSearchesDependencies) {
    this.deps = deps
    makeAutoObservable<this, 'deps'>(this, { keys: observableRef, deps: false })
  }

  readonly start = (signal: AbortSignal): void => {
    const stop = reaction(() => this.deps.vendors.selected?.id, this.recall, { fireImmediately: true })
    signal.addEventListener('abort', stop)
  }

  readonly remember = (text: string): void => {
    const vendorId = this.deps.vendors.selected?.id
    if (vendorId !== undefined) void this.show(vendorId, keepSearch(vendorId, text))
  }

  readonly clear = (): void => {
    const vendorId = this.deps.vendors.selected?.id
    this.keys = []
    if (vendorId !== undefined) void this.deps.run.once(forgetSearches(vendorId))
  }

  private readonly recall = (vendorId: VendorId | undefined): void => {
    this.keys = []
    if (vendorId !== undefined) void this.show(vendorId, recallSearches(vendorId))
  }

  private async show(vendorId: VendorId, answering: ReturnType<typeof recallSearches>) {
    const outcome = await this.deps.run.once(answering)
    if (outcome.kind !== 'done' || this.deps.vendors.selected?.id !== vendorId) return
    runInAction(() => (this.keys = outcome.value))
  }
}
