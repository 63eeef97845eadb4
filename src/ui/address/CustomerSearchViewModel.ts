import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { searchCustomers } from '../../application/address/searchCustomers.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { isSearchable, type SavedAddress } from '../../domain/address/savedAddress.ts'
import type { VendorId } from '../../domain/ids.ts'

/** Debounce in ms for the search of the address book. */
const SEARCH_AFTER = 200

export type CustomerSearch =
  | { readonly step: 'resting' }
  | { readonly step: 'searching' }
  | { readonly step: 'found'; readonly customers: ReadonlyArray<SavedAddress> }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }

const RESTING: CustomerSearch = { step: 'resting' }

/** Searches the saved customers for a typed text (ADDR-05, ADDR-06); only the answer to the latest text counts. */
export class CustomerSearchViewModel {
  search: CustomerSearch = RESTING
  /** The text as typed. */
  text = ''
  readonly #run: RunUseCase
  readonly #vendorId: () => VendorId | undefined
  #running = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(run: RunUseCase, vendorId: () => VendorId | undefined) {
    this.#run = run
    this.#vendorId = vendorId
    makeAutoObservable(this, { search: observableRef })
  }

  get customers(): ReadonlyArray<SavedAddress> {
    return this.search.step === 'found' ? this.search.customers : []
  }

  readonly find = (text: string): void => {
    this.stop()
    this.text = text
    if (!isSearchable(text)) return
    this.search = { step: 'searching' }
    const { signal } = this.#running
    this.#timer = setTimeout(() => void this.searchFor(text, signal), SEARCH_AFTER)
  }

  readonly again = (): void => this.find(this.text)

  /** Replaces a found customer who was changed, or removes one who was deleted. */
  readonly replace = (id: string, by: SavedAddress | undefined): void => {
    const customers = this.customers.flatMap((one) => (one.id !== id ? one : (by ?? [])))
    if (this.search.step === 'found') this.search = { step: 'found', customers }
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer)
    this.#running.abort()
    this.#running = new AbortController()
    this.search = RESTING
  }

  private async searchFor(text: string, signal: AbortSignal): Promise<void> {
    const vendorId = this.#vendorId()
    if (vendorId === undefined) return
    const found = await this.#run.once(searchCustomers(vendorId, text), signal)
    if (found.kind === 'interrupted') return
    runInAction(() => {
      this.search =
        found.kind === 'done' ? { step: 'found', customers: found.value } : { step: 'failed', failure: found.failure }
    })
  }
}
