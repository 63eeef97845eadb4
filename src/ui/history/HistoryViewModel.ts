import { compareStructural, computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { FilterStore } from '../../application/ports/FilterStore.ts'
import { parseSearch } from '../../application/history/parseSearch.ts'
import { watchPastOrders } from '../../application/history/watchPastOrders.ts'
import { dateRefusal, daysOf, momentsOf, type DateRefusal, type Days } from '../../domain/history/dateRange.ts'
import { DEFAULT_FILTERS, type HistoryFilters } from '../../domain/history/historyFilters.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { passesSearch, type HistorySearch } from '../../domain/history/historySearch.ts'
import { passesOutcome } from '../../domain/history/historyStatus.ts'
import { historyTotals, type HistoryTotals } from '../../domain/history/historyTotals.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import { dayOf } from '../../domain/market/countryDay.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { orderSearch } from '../../domain/order/orderSearch.ts'
import { SharedClock } from '../kit/SharedClock.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'
import type { AddressedView } from './historyAddress.ts'
import { PastOrdersViewModel, type PastOrdersDependencies, type Question } from './PastOrdersViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

/** The interval of checks for a new day, in ms. */
const CLOCK_EVERY = 30 * SECOND
/** Debounce in ms before the meaning of a typed text is determined. */
const UNDERSTAND_AFTER = 400

const EVERYTHING: HistorySearch = { kind: 'everything' }

export interface HistoryDependencies extends PastOrdersDependencies {
  readonly vendors: Pick<VendorsViewModel, 'selected' | 'outletsIncluded'>
  readonly country: Pick<Country, 'timeZone' | 'currency'>
  /** The time by the service's clock. */
  readonly now: () => Instant
}

/** The orders of earlier days: the query and the loaded orders (ROUTE-08, HIST-01 to HIST-17). */
export class HistoryViewModel implements ScreenViewModel {
  /** `undefined` until the stored filters are read. */
  filters: HistoryFilters | undefined = undefined
  search = ''
  /** The meaning of the search text, as far as it is determined. */
  meaning: HistorySearch = EVERYTHING
  readonly clock: SharedClock
  readonly lists: PastOrdersViewModel
  readonly #deps: HistoryDependencies
  private addressed: AddressedView
  private understood = ''
  #understanding = new AbortController()
  #typing: ReturnType<typeof setTimeout> | undefined = undefined

  /** `addressed` is the view in the screen's address. */
  constructor(deps: HistoryDependencies, addressed: AddressedView) {
    this.#deps = deps
    this.addressed = addressed
    this.clock = new SharedClock(CLOCK_EVERY, deps.now)
    this.lists = new PastOrdersViewModel(deps)
    makeAutoObservable<this, 'addressed' | 'question'>(this, {
      filters: observableRef,
      meaning: observableRef,
      query: computedStruct,
      question: computedStruct,
      vendorIds: computedStruct,
      clock: false,
      lists: false,
      addressed: observableRef,
    })
  }

  /** The current day in the country. */
  get today(): string {
    return dayOf(this.clock.now, this.#deps.country.timeZone)
  }

  /** The days of the filter; `undefined` while they are unknown or invalid. */
  get days(): Days | undefined {
    return this.filters && this.dateRefusal === undefined ? daysOf(this.filters.range, this.today) : undefined
  }

  /** The error of a custom range (HIST-05, HIST-06). */
  get dateRefusal(): DateRefusal | undefined {
    const range = this.filters?.range
    return range?.preset === 'custom' ? dateRefusal(range, this.today) : undefined
  }

  /** The query; `undefined` while the filters are unknown or invalid. */
  get query(): HistoryQuery | undefined {
    const { vendors, country } = this.#deps
    const { filters, days, outletId } = this
    if (vendors.selected === undefined || filters === undefined || days === undefined) return undefined
    return {
      vendorId: outletId ?? vendors.selected.id,
      includeOutlets: outletId === undefined && vendors.outletsIncluded,
      ...momentsOf(days, country.timeZone),
      status: filters.status,
      ending: filters.ending,
    }
  }

  /** The one collection point of the vendor whose orders are shown; `undefined` for all that are included (HIST-20). */
  get outletId(): VendorId | undefined {
    const { selected } = this.#deps.vendors
    const chosenId = this.filters?.vendorId
    const isOwn = selected?.outlets.some(({ id }) => id === chosenId) === true
    return isOwn || (chosenId === selected?.id && this.vendorIds.length > 1) ? chosenId : undefined
  }

  /** The selected vendor, and its outlets if they are included (HIST-11, OP-44). */
  get vendorIds(): ReadonlyArray<VendorId> {
    const { selected, outletsIncluded } = this.#deps.vendors
    if (selected === undefined) return []
    return [selected.id, ...(outletsIncluded ? selected.outlets.map(({ id }) => id) : [])]
  }

  /** The details of an order wait until the loaded orders are known. */
  get picture(): { readonly step: 'loading' | 'loaded' } {
    return { step: this.lists.state.step === 'loading' ? 'loading' : 'loaded' }
  }

  /** The loaded orders that match status and search. */
  get rows(): ReadonlyArray<Order> {
    const { outletId, filters, meaning } = this
    const passes = this.isUnderstood ? passesSearch(meaning) : orderSearch(this.search)
    const passesFilters = (order: Order) =>
      meaning.kind === 'order' ||
      (passesOutcome(order, filters ?? DEFAULT_FILTERS) && (outletId === undefined || order.vendorId === outletId))
    return this.lists.loaded.filter((order) => passesFilters(order) && passes(order))
  }

  get isSearching(): boolean {
    return !isBlank(this.search)
  }

  get counts(): { readonly results: number } {
    return { results: this.rows.length }
  }

  /** Whether the service has more orders than are loaded. */
  get hasMore(): boolean {
    return this.lists.next.step !== 'none'
  }

  get totals(): HistoryTotals {
    return historyTotals(this.rows, this.#deps.country.currency)
  }

  /** The totals of all orders that match the filters, if `rows` contains only some of them. */
  get allTotals(): HistoryTotals | undefined {
    const isOnDevice = this.isSearching && !(this.isUnderstood && this.meaning.kind === 'phone')
    return !this.hasMore || isOnDevice ? undefined : this.lists.allTotals
  }

  /** Whether the meaning of the search text is determined. */
  get isUnderstood(): boolean {
    return this.understood === trimText(this.search)
  }

  private get question(): Question | undefined {
    const { query, meaning } = this
    if (query === undefined) return undefined
    return { query, find: meaning.kind === 'order' || meaning.kind === 'phone' ? meaning : { kind: 'everything' } }
  }

  readonly start = (signal: AbortSignal): void => {
    const { run, vendors } = this.#deps
    this.clock.start(signal)
    let watching = new AbortController()
    const following = [
      reaction(
        () => ({ isKnown: this.filters !== undefined, question: this.question }),
        ({ isKnown, question }) => isKnown && this.lists.ask(question),
        { equals: compareStructural },
      ),
      reaction(
        () => ({ vendorId: vendors.selected?.id, includeOutlets: vendors.outletsIncluded }),
        ({ vendorId, includeOutlets }) => {
          watching.abort()
          watching = new AbortController()
          if (vendorId === undefined) return
          void run.each(
            watchPastOrders(vendorId, includeOutlets),
            (orders) => runInAction(() => this.lists.take(orders)),
            watching.signal,
          )
        },
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () => this.vendorIds,
        () => void this.understand(),
      ),
      reaction(
        () => vendors.selected?.id,
        (_, before) =>
          before !== undefined && this.filters?.vendorId !== undefined && this.show({ vendorId: undefined }),
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      watching.abort()
      clearTimeout(this.#typing)
      this.#understanding.abort()
      this.lists.stop()
    })
    void this.open(signal)
  }

  /** Sets filters, from the filter bar or from the overview, and stores those of the device. A status alone is wider than an ending. */
  readonly show = ({ search, ...filters }: Partial<HistoryFilters> & { readonly search?: string }): void => {
    this.filters = { ...(this.filters ?? DEFAULT_FILTERS), ...(filters.status && { ending: undefined }), ...filters }
    if (search !== undefined) this.searchFor(search)
    if (this.dateRefusal !== undefined) return
    const { range, status } = this.filters
    void this.#deps.run.once(ask(FilterStore, (store) => store.keepHistoryFilters({ range, status })))
  }

  /** Searches the loaded orders at every keystroke, and the service after the debounce. */
  readonly searchFor = (text: string): void => {
    this.search = text
    clearTimeout(this.#typing)
    if (isBlank(text)) void this.understand()
    else this.#typing = setTimeout(() => void this.understand(), UNDERSTAND_AFTER)
  }

  /** Applies a changed address, after going back or following a link. */
  readonly follow = (addressed: AddressedView): void => {
    this.addressed = addressed
    if (this.filters === undefined) return
    this.filters = this.asFilters(this.filters)
    this.search = addressed.search
    void this.understand()
    this.notifyUnreadable()
  }

  /** The address takes precedence over the filters stored on the device, and those over the defaults. */
  private async open(signal: AbortSignal) {
    const stored = await this.#deps.run.once(
      ask(FilterStore, (store) => store.historyFilters),
      signal,
    )
    if (stored.kind === 'interrupted') return
    const known = (stored.kind === 'done' ? stored.value : undefined) ?? DEFAULT_FILTERS
    runInAction(() => (this.search = this.addressed.search))
    await this.understand()
    runInAction(() => {
      if (signal.aborted) return
      this.filters = this.asFilters(known)
      this.notifyUnreadable()
    })
  }

  /** What the address names, and for the rest what is `known`. */
  private asFilters(known: HistoryFilters): HistoryFilters {
    const { range, status, ending, vendorId } = this.addressed
    return {
      range: range ?? known.range,
      ...(status ? { status, ending } : { status: known.status, ending: known.ending }),
      vendorId: range ? vendorId : (vendorId ?? known.vendorId),
    }
  }

  private async understand() {
    const text = trimText(this.search)
    this.#understanding.abort()
    this.#understanding = new AbortController()
    if (text === '') {
      this.understood = text
      this.meaning = EVERYTHING
      return
    }
    const outcome = await this.#deps.run.once(parseSearch(text, this.vendorIds), this.#understanding.signal)
    runInAction(() => {
      if (outcome.kind !== 'done' || trimText(this.search) !== text) return
      this.understood = text
      this.meaning = outcome.value
    })
  }

  /** Reports parts of the address that could not be read. */
  private notifyUnreadable() {
    const { addressed } = this
    if (addressed.isUnreadable)
      this.#deps.notices.notifyWhile(() => this.addressed === addressed, 'info', { id: 'history-address-unreadable' })
  }
}
