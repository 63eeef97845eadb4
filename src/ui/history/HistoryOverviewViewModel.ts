import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { readOverview } from '../../application/history/readOverview.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { momentsOf, type Days } from '../../domain/history/dateRange.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import type { HistoryOverview } from '../../domain/history/overview.ts'
import { overviewDays } from '../../domain/history/overviewDays.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

export type OverviewPicture =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly overview: HistoryOverview }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }

interface OverviewCompany {
  readonly run: RunUseCase
  readonly history: Pick<HistoryViewModel, 'days' | 'query' | 'show'>
  readonly timeZone: string
}

/** The vendors whose orders an overview covers. */
type Owner = Pick<HistoryQuery, 'vendorId' | 'includeOutlets'>

interface Shown extends Owner {
  readonly days: Days
}

/** The outcomes of the orders on the chosen days, with the link from each bar to its orders (ui.md "History"). */
export class HistoryOverviewViewModel implements ScreenViewModel {
  picture: OverviewPicture = { step: 'loading' }
  isOpen: boolean
  /** The vendors and days that are shown; `undefined` if there is no query. */
  private shown: Shown | undefined = undefined
  private readonly company: OverviewCompany
  private asking = new AbortController()

  /** A closed overview requests nothing. */
  constructor(company: OverviewCompany, isOpen: boolean) {
    this.company = company
    this.isOpen = isOpen
    makeAutoObservable<this, 'company' | 'asking' | 'shown'>(this, {
      picture: observableRef,
      shown: observableRef,
      company: false,
      asking: false,
    })
  }

  /** The days of the charts. */
  get days(): Days | undefined {
    return this.shown?.days
  }

  readonly start = (signal: AbortSignal): void => {
    const { history } = this.company
    const following = [
      reaction(
        () => history.query && history.days && { query: history.query, days: history.days },
        (chosen) => runInAction(() => this.follow(chosen)),
        { equals: compareStructural, fireImmediately: true },
      ),
      reaction(
        () => (this.isOpen ? this.shown : undefined),
        (shown) => shown && void this.load(shown),
        { equals: compareStructural, fireImmediately: true },
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      this.asking.abort()
    })
  }

  readonly toggle = (): void => {
    this.isOpen = !this.isOpen
  }

  readonly retry = (): void => {
    if (this.shown) void this.load(this.shown)
  }

  /** Whether the list below shows the orders of this day instead of all days of the charts. */
  readonly isChosen = (day: string): boolean => {
    const chosen = this.company.history.days
    return chosen !== undefined && !this.isAllChosen && chosen.from <= day && day <= chosen.to
  }

  /** Whether the list below shows the orders of all days of the charts. */
  get isAllChosen(): boolean {
    const chosen = this.company.history.days
    return compareStructural(chosen, this.days)
  }

  /** Shows the orders of a day; if they are already shown, the orders of all days. */
  readonly showDay = (day: string): void => {
    const chosen = this.company.history.days
    if (chosen?.from === day && chosen.to === day && !this.isAllChosen) this.showAll()
    else this.company.history.show({ range: { preset: 'custom', from: day, to: day }, status: 'ANY', search: '' })
  }

  readonly showAll = (): void => {
    if (this.days) this.company.history.show({ range: { preset: 'custom', ...this.days }, status: 'ANY', search: '' })
  }

  /** Shows the cancelled orders of all days of the charts. */
  readonly showCancelled = (): void => {
    if (!this.days) return
    const range = this.isAllChosen ? {} : { range: { preset: 'custom', ...this.days } as const }
    this.company.history.show({ ...range, status: 'CANCELLED', search: '' })
  }

  private follow(chosen: { readonly query: HistoryQuery; readonly days: Days } | undefined) {
    if (chosen === undefined) return
    const { vendorId, includeOutlets } = chosen.query
    const isSameOwner = this.shown?.vendorId === vendorId && this.shown.includeOutlets === includeOutlets
    this.shown = {
      vendorId,
      includeOutlets,
      days: overviewDays(chosen.days, isSameOwner ? this.shown?.days : undefined),
    }
  }

  private async load({ days, ...owner }: Shown) {
    const { run, timeZone } = this.company
    this.asking.abort()
    this.asking = new AbortController()
    runInAction(() => (this.picture = { step: 'loading' }))
    const outcome = await run.once(readOverview({ ...owner, ...momentsOf(days, timeZone) }), this.asking.signal)
    runInAction(() => {
      if (outcome.kind === 'done') this.picture = { step: 'ready', overview: outcome.value }
      else if (outcome.kind === 'failed') this.picture = { step: 'failed', failure: outcome.failure }
    })
  }
}
