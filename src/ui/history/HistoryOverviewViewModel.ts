import { compareStructural, computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { OverviewQuery } from '../../application/ports/OrderOverview.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { areOver } from '../../domain/history/change.ts'
import { momentsOf, type Days } from '../../domain/history/dateRange.ts'
import type { HistoryFilters } from '../../domain/history/historyFilters.ts'
import { overviewDays } from '../../domain/history/overviewDays.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'
import { KeptOverviews, type OverviewPicture } from './KeptOverviews.ts'
import { isBlank } from '../../domain/text/blank.ts'

interface OverviewDependencies {
  readonly run: RunUseCase
  readonly history: Pick<HistoryViewModel, 'days' | 'filters' | 'outletId' | 'query' | 'search' | 'show' | 'today'>
  readonly vendors: Pick<VendorsViewModel, 'selected' | 'outletsIncluded'>
  readonly timeZone: string
}

/** What is shown besides the figures: nothing, charts by day, figures by collection point, or those by day as a table. */
const OVERVIEW_PARTS = ['figures', 'charts', 'outlets', 'days'] as const
export type OverviewPart = (typeof OVERVIEW_PARTS)[number]

/** Orders that ended in one way; a status without an ending is wider. */
export type Outcome = Pick<HistoryFilters, 'status' | 'ending'>

/** The vendor and days of the charts. */
interface Shown {
  readonly vendorId: VendorId
  readonly days: Days
}

/**
 * The figures of the chosen days, charts of these and the days around them, and figures by collection point. Each count
 * and each bar shows its orders (HIST-18 to HIST-20).
 */
export class HistoryOverviewViewModel implements ScreenViewModel {
  private chosenPart: OverviewPart
  private shown: Shown | undefined = undefined
  readonly #overviews: KeptOverviews
  readonly #deps: OverviewDependencies

  constructor(deps: OverviewDependencies, first: OverviewPart) {
    this.#deps = deps
    this.chosenPart = first
    this.#overviews = new KeptOverviews(deps.run)
    makeAutoObservable<this, 'shown' | 'queries' | 'chosenPart'>(this, {
      shown: observableRef,
      queries: computedStruct,
      chosenPart: observableRef,
    })
  }

  /** What can be shown; the figures by collection point only if there are several. */
  get parts(): ReadonlyArray<OverviewPart> {
    const { selected, outletsIncluded } = this.#deps.vendors
    const areSeveral = outletsIncluded && selected !== undefined && selected.outlets.length > 0
    return OVERVIEW_PARTS.filter((part) => part !== 'outlets' || areSeveral)
  }

  get part(): OverviewPart {
    return this.parts.includes(this.chosenPart) ? this.chosenPart : 'charts'
  }

  /** Requests what it shows. */
  readonly choose = (part: OverviewPart): void => {
    this.chosenPart = part
  }

  /** The figures of the chosen days and collection points. */
  get figures(): OverviewPicture | undefined {
    return this.pictureOf(this.queries?.figures)
  }

  /** The overview of the days of the charts; `undefined` if neither charts nor their table are shown. */
  get charts(): OverviewPicture | undefined {
    return this.pictureOf(this.queries?.charts)
  }

  /** The figures by collection point; `undefined` if they are not shown. */
  get outlets(): OverviewPicture | undefined {
    return this.pictureOf(this.queries?.outlets)
  }

  /** The days of the charts: the chosen ones, or more around them. */
  get days(): Days | undefined {
    return this.shown?.days
  }

  /** Whether the figures can be compared with those of the days before (HIST-18). */
  get isComparable(): boolean {
    const { days, today } = this.#deps.history
    return days !== undefined && areOver(days, today)
  }

  readonly start = (signal: AbortSignal): void => {
    const { history, vendors } = this.#deps
    const following = [
      reaction(
        () => ({ days: history.days, vendorId: vendors.selected?.id }),
        ({ days, vendorId }) => runInAction(() => this.follow(days, vendorId)),
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () => Object.values(this.queries ?? {}).filter((query) => query !== undefined),
        (queries) => runInAction(() => this.#overviews.keep(queries)),
        { equals: compareStructural, fireImmediately: true },
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      runInAction(() => this.#overviews.keep([]))
    })
  }

  /** Requests again what could not be loaded. */
  readonly retry = (part: 'figures' | 'charts' | 'outlets'): void => {
    const query = this.queries?.[part]
    if (query) this.#overviews.retry(query)
  }

  /** Whether the list below shows the orders of this day instead of all days of the charts. */
  readonly isChosen = (day: string): boolean => {
    const chosen = this.#deps.history.days
    return chosen !== undefined && !this.isAllChosen && chosen.from <= day && day <= chosen.to
  }

  /** Whether the list below shows the orders of all days of the charts. */
  get isAllChosen(): boolean {
    return compareStructural(this.#deps.history.days, this.days)
  }

  /** Shows the orders of a day; if they are already shown, the orders of all days. */
  readonly showDay = (day: string): void => {
    const chosen = this.#deps.history.days
    if (chosen?.from === day && chosen.to === day && !this.isAllChosen) this.showAll()
    else this.#deps.history.show({ range: { preset: 'custom', from: day, to: day }, status: 'ANY', search: '' })
  }

  readonly showAll = (): void => {
    if (this.days) this.#deps.history.show({ range: { preset: 'custom', ...this.days }, status: 'ANY', search: '' })
  }

  /** Whether the list below shows exactly the orders that ended like this. */
  readonly isNarrowedTo = ({ status, ending }: Outcome): boolean => {
    const { filters, search } = this.#deps.history
    return filters?.status === status && filters.ending === ending && isBlank(search)
  }

  /** Shows exactly the orders that ended like this; if they are already shown, all. */
  readonly narrowTo = ({ status, ending }: Outcome): void => {
    const outcome: Outcome = this.isNarrowedTo({ status, ending }) ? { status: 'ANY' } : { status, ending }
    this.#deps.history.show({ ...outcome, search: '' })
  }

  /** The collection point whose orders are shown; `undefined` for all. */
  get outletId(): VendorId | undefined {
    return this.#deps.history.outletId
  }

  /** Shows the orders of one collection point; if they are already shown, of all. */
  readonly showOutlet = (id: VendorId | undefined): void =>
    this.#deps.history.show({ vendorId: id === this.outletId ? undefined : id })

  private get queries(): Readonly<Record<'figures' | 'charts' | 'outlets', OverviewQuery | undefined>> | undefined {
    const { history, vendors, timeZone } = this.#deps
    const { query } = history
    const { selected } = vendors
    if (query === undefined || selected === undefined) return undefined
    const { vendorId, includeOutlets, from, to } = query
    const isByDay = this.part === 'charts' || this.part === 'days'
    return {
      figures: { vendorId, includeOutlets, from, to },
      charts: isByDay && this.days ? { vendorId, includeOutlets, ...momentsOf(this.days, timeZone) } : undefined,
      outlets: this.part === 'outlets' ? { vendorId: selected.id, includeOutlets: true, from, to } : undefined,
    }
  }

  private pictureOf(query: OverviewQuery | undefined): OverviewPicture | undefined {
    return query && this.#overviews.of(query)
  }

  private follow(days: Days | undefined, vendorId: VendorId | undefined) {
    if (days === undefined || vendorId === undefined) return
    const before = this.shown?.vendorId === vendorId ? this.shown.days : undefined
    this.shown = { vendorId, days: overviewDays(days, before) }
  }
}
