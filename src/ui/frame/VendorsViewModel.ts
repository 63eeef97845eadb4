import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { FilterStore } from '../../application/ports/FilterStore.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { loadVendors } from '../../application/vendor/loadVendors.ts'
import { readOutletsAllowed } from '../../application/vendor/readOutletsAllowed.ts'
import type { VendorId } from '../../domain/ids.ts'
import { vendorToSelect, type Vendor } from '../../domain/vendor/vendor.ts'

export type VendorsState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly vendors: ReadonlyArray<Vendor>; readonly selected: Vendor }
  | { readonly step: 'none' }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }

/** The vendors that the account may act for, and the selected one (NAV-08 to NAV-13). */
export class VendorsViewModel {
  state: VendorsState = { step: 'loading' }
  /** Whether the country allows "include all outlets" (NAV-10). */
  outletsAllowed = false
  /** Whether the outlets of the selected vendor are included. */
  outletsIncluded = false
  readonly #run: RunUseCase

  constructor(run: RunUseCase) {
    this.#run = run
    makeAutoObservable(this, { state: observableRef })
  }

  get selected(): Vendor | undefined {
    return this.state.step === 'ready' ? this.state.selected : undefined
  }

  get all(): ReadonlyArray<Vendor> {
    return this.state.step === 'ready' ? this.state.vendors : []
  }

  /**
   * Loads the vendors after signing in; `addressedId` is the vendor in the address. The country's setting loads in parallel,
   * because the first render does not need it.
   */
  readonly load = async (addressedId: VendorId | undefined): Promise<void> => {
    void this.readAllowed()
    this.state = { step: 'loading' }
    const loaded = await this.#run.once(loadVendors())
    runInAction(() => {
      if (loaded.kind === 'interrupted') return
      if (loaded.kind === 'failed')
        this.state =
          loaded.failure._tag === 'NoVendors' ? { step: 'none' } : { step: 'failed', failure: loaded.failure }
      else this.show(loaded.value, addressedId)
    })
  }

  readonly select = (id: VendorId): void => {
    if (this.selected?.id !== id) this.show(this.all, id)
  }

  /** Replaces the vendor with the same id. */
  readonly replace = (vendor: Vendor): void =>
    this.replaceAll(this.all.map((one) => (one.id === vendor.id ? vendor : one)))

  /** Replaces all vendors; the selection stays. */
  readonly replaceAll = (vendors: ReadonlyArray<Vendor>): void => {
    if (this.state.step !== 'ready') return
    const { selected } = this.state
    this.state = { step: 'ready', vendors, selected: vendors.find(({ id }) => id === selected.id) ?? selected }
  }

  readonly toggleOutlets = (): void => {
    const vendor = this.selected
    if (!vendor?.isParent) return
    this.outletsIncluded = !this.outletsIncluded
    void this.#run.once(ask(FilterStore, (store) => store.includeOutlets(vendor.id, this.outletsIncluded)))
  }

  private readonly readAllowed = async () => {
    const allowed = await this.#run.once(readOutletsAllowed())
    runInAction(() => {
      this.outletsAllowed = allowed.kind === 'done' && allowed.value
    })
  }

  private show(vendors: ReadonlyArray<Vendor>, addressedId: VendorId | undefined) {
    const selected = vendorToSelect(vendors, addressedId)
    if (!selected) {
      this.state = { step: 'none' }
      return
    }
    this.state = { step: 'ready', vendors, selected }
    this.outletsIncluded = false
    if (selected.isParent)
      void this.#run.once(ask(FilterStore, (store) => store.outletsIncluded(selected.id))).then((stored) =>
        runInAction(() => {
          if (this.selected?.id === selected.id) this.outletsIncluded = stored.kind === 'done' && stored.value
        }),
      )
  }
}
