import { makeAutoObservable, observable, runInAction, type ObservableMap } from 'mobx'
import { ask } from '../../application/ask.ts'
import { OrderOverview, type OverviewQuery } from '../../application/ports/OrderOverview.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { HistoryOverview } from '../../domain/history/overview.ts'

export type OverviewPicture =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly overview: HistoryOverview }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }

const LOADING: OverviewPicture = { step: 'loading' }

const keyOf = ({ vendorId, includeOutlets, from, to }: OverviewQuery): string =>
  [vendorId, includeOutlets, from, to].join(' ')

/** The overviews that a screen shows at once, each requested once. */
export class KeptOverviews {
  readonly #run: RunUseCase
  readonly #pictures: ObservableMap<string, OverviewPicture> = observable.map({}, { deep: false })
  readonly #asking = new Map<string, AbortController>()

  constructor(run: RunUseCase) {
    this.#run = run
    makeAutoObservable(this)
  }

  readonly of = (query: OverviewQuery): OverviewPicture => this.#pictures.get(keyOf(query)) ?? LOADING

  /** Requests those that are new and forgets all others. */
  readonly keep = (queries: ReadonlyArray<OverviewQuery>): void => {
    const queryByKey = new Map(queries.map((query) => [keyOf(query), query]))
    for (const [key, asking] of this.#asking)
      if (!queryByKey.has(key)) {
        asking.abort()
        this.#asking.delete(key)
        this.#pictures.delete(key)
      }
    for (const [key, query] of queryByKey) if (!this.#asking.has(key)) void this.load(key, query)
  }

  readonly retry = (query: OverviewQuery): void => void this.load(keyOf(query), query)

  private async load(key: string, query: OverviewQuery) {
    this.#asking.get(key)?.abort()
    const asking = new AbortController()
    this.#asking.set(key, asking)
    this.#pictures.set(key, LOADING)
    const outcome = await this.#run.once(
      ask(OrderOverview, (overview) => overview.of(query)),
      asking.signal,
    )
    runInAction(() => {
      if (this.#asking.get(key) !== asking) return
      if (outcome.kind === 'done') this.#pictures.set(key, { step: 'ready', overview: outcome.value })
      else if (outcome.kind === 'failed') this.#pictures.set(key, { step: 'failed', failure: outcome.failure })
    })
  }
}
