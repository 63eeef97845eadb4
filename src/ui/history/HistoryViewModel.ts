import { compareStructural, computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { keepHistoryFilters, readHistoryFilters } from '../../application/history/historyFilters.ts'
import { understandSearch } from '../../application/history/understandSearch.ts'
import { watchPastOrders } from '../../application/history/watchPastOrders.ts'
import { dateRefusal, daysOf, momentsOf, type DateRefusal, type Days } from '../../domain/history/dateRange.ts'
import { DEFAULT_FILTERS, type HistoryFilters } from '../../domain/history/historyFilters.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { passesSearch, type HistorySearch } from '../../domain/history/historySearch.ts'
import { hasHistoryStatus } from '../../domain/history/historyStatus.ts'
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
import { PastOrdersViewModel, type PastOrdersCompany, type Question } from './PastOrdersViewModel.ts'

/** The interval of checks for a new day, in ms. */
const CLOCK_EVERY = 30 * SECOND
/** Debounce in ms before the meaning of a typed text is determined. */
const UNDERSTAND_AFTER = 400

const EVERYTHING: HistorySearch = { kind: 'everything' }

export interface HistoryCompany extends PastOrdersCompany {
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
  private readonly company: HistoryCompany
  private asked: AddressedView
  private understood = ''
  private understanding = new AbortController()
  private typing: ReturnType<typeof setTimeout> | undefined = undefined

  /** `asked` is the view in the screen's address. */
  constructor(company: HistoryCompany, asked: AddressedView) {
    this.company = company
    this.asked = asked
    this.clock = new SharedClock(CLOCK_EVERY, company.now)
    this.lists = new PastOrdersViewModel(company)
    makeAutoObservable<this, 'company' | 'asked' | 'question' | 'understanding' | 'typing'>(this, {
      filters: observableRef,
      meaning: observableRef,
      query: computedStruct,
      question: computedStruct,
      vendorIds: computedStruct,
      clock: false,
      lists: false,
      company: false,
      asked: false,
      understanding: false,
      typing: false,
    })
  }

  /** The current day in the country. */
  get today(): string {
    return dayOf(this.clock.now, this.company.country.timeZone)
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
    const { vendors, country } = this.company
    const { filters, days } = this
    if (vendors.selected === undefined || filters === undefined || days === undefined) return undefined
    return {
      vendorId: vendors.selected.id,
      includeOutlets: vendors.outletsIncluded,
      ...momentsOf(days, country.timeZone),
      status: filters.status,
    }
  }

  /** The selected vendor, and its outlets if they are included (HIST-11, OP-44). */
  get vendorIds(): ReadonlyArray<VendorId> {
    const { selected, outletsIncluded } = this.company.vendors
    if (selected === undefined) return []
    return [selected.id, ...(outletsIncluded ? selected.outlets.map(({ id }) => id) : [])]
  }

  /** The details of an order wait until the loaded orders are known. */
  get picture(): { readonly step: 'loading' | 'loaded' } {
    return { step: this.lists.state.step === 'loading' ? 'loading' : 'loaded' }
  }

  /** The loaded orders that match status and search. */
  get rows(): ReadonlyArray<Order> {
    const { loaded } = this.lists
    const status = this.meaning.kind === 'order' ? 'ANY' : (this.filters?.status ?? 'ANY')
    const passes = this.isUnderstood ? passesSearch(this.meaning) : orderSearch(this.search)
    return loaded.filter((order) => hasHistoryStatus(order, status) && passes(order))
  }

  get isSearching(): boolean {
    return this.search.trim() !== ''
  }

  get counts(): { readonly results: number } {
    return { results: this.rows.length }
  }

  /** Whether the service has more orders than are loaded. */
  get hasMore(): boolean {
    return this.lists.next.step !== 'none'
  }

  get totals(): HistoryTotals {
    return historyTotals(this.rows, this.company.country.currency)
  }

  /** The totals of all orders that match the filters, if `rows` contains only some of them. */
  get allTotals(): HistoryTotals | undefined {
    return !this.hasMore || this.isSearching ? undefined : this.lists.allTotals
  }

  /** Whether the meaning of the search text is determined. */
  get isUnderstood(): boolean {
    return this.understood === this.search.trim()
  }

  private get question(): Question | undefined {
    const { query, meaning } = this
    if (query === undefined) return undefined
    return { query, find: meaning.kind === 'order' || meaning.kind === 'phone' ? meaning : { kind: 'everything' } }
  }

  readonly start = (signal: AbortSignal): void => {
    const { run, vendors } = this.company
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
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      watching.abort()
      clearTimeout(this.typing)
      this.understanding.abort()
      this.lists.stop()
    })
    void this.open(signal)
  }

  /** Sets filters, from the filter bar or from a bar of the overview, and stores them on the device. */
  readonly show = ({ search, ...wanted }: Partial<HistoryFilters> & { readonly search?: string }): void => {
    this.filters = { ...(this.filters ?? DEFAULT_FILTERS), ...wanted }
    if (search !== undefined) this.searchFor(search)
    if (this.dateRefusal === undefined) void this.company.run.once(keepHistoryFilters(this.filters))
  }

  /** Searches the loaded orders at every keystroke, and the service after the debounce. */
  readonly searchFor = (text: string): void => {
    this.search = text
    clearTimeout(this.typing)
    if (text.trim() === '') void this.understand()
    else this.typing = setTimeout(() => void this.understand(), UNDERSTAND_AFTER)
  }

  /** Applies a changed address, after going back or following a link. */
  readonly follow = (asked: AddressedView): void => {
    this.asked = asked
    if (this.filters === undefined) return
    this.filters = { range: asked.range ?? this.filters.range, status: asked.status ?? this.filters.status }
    this.search = asked.search
    void this.understand()
    this.tellUnreadable()
  }

  /** The address takes precedence over the filters stored on the device, and those over the defaults. */
  private async open(signal: AbortSignal) {
    const kept = await this.company.run.once(readHistoryFilters(), signal)
    if (kept.kind === 'interrupted') return
    const known = (kept.kind === 'done' ? kept.value : undefined) ?? DEFAULT_FILTERS
    runInAction(() => (this.search = this.asked.search))
    await this.understand()
    runInAction(() => {
      if (signal.aborted) return
      this.filters = { range: this.asked.range ?? known.range, status: this.asked.status ?? known.status }
      this.tellUnreadable()
    })
  }

  private async understand() {
    const text = this.search.trim()
    this.understanding.abort()
    this.understanding = new AbortController()
    if (text === '') {
      this.understood = text
      this.meaning = EVERYTHING
      return
    }
    const outcome = await this.company.run.once(understandSearch(text, this.vendorIds), this.understanding.signal)
    runInAction(() => {
      if (outcome.kind !== 'done' || this.search.trim() !== text) return
      this.understood = text
      this.meaning = outcome.value
    })
  }

  /** Reports parts of the address that could not be read. */
  private tellUnreadable() {
    if (this.asked.isUnreadable) this.company.notices.tell('info', { id: 'history-address-unreadable' })
  }
}
