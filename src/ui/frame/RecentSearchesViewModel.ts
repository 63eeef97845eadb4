import { makeAutoObservable, observable } from 'mobx'
import type { VendorId } from '../../domain/ids.ts'
import { rememberSearch } from '../../domain/order/orderSearch.ts'
import type { VendorsViewModel } from './VendorsViewModel.ts'

/**
 * The recent searches of each vendor, shared by all screens with a search; lost with the page (TRACK-23, OP-45,
 * PERSIST-02).
 */
export class RecentSearchesViewModel {
  readonly #searches = observable.map<VendorId, ReadonlyArray<string>>({}, { deep: false })
  readonly #vendors: Pick<VendorsViewModel, 'selected'>

  constructor(vendors: Pick<VendorsViewModel, 'selected'>) {
    this.#vendors = vendors
    makeAutoObservable(this)
  }

  /** Those of the selected vendor, newest first. */
  get keys(): ReadonlyArray<string> {
    return this.#searches.get(this.#vendors.selected?.id ?? '') ?? []
  }

  readonly remember = (text: string): void => {
    const vendorId = this.#vendors.selected?.id
    if (vendorId !== undefined) this.#searches.set(vendorId, rememberSearch(this.keys, text))
  }

  readonly clear = (): void => {
    this.#searches.delete(this.#vendors.selected?.id ?? '')
  }
}
