import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { pastOrders } from '../../application/history/pastOrders.ts'
import { makeNextKey } from '../../application/order/nextKey.ts'
import { OrderOverview } from '../../application/ports/OrderOverview.ts'
import { OrderRepository, type OrderPage } from '../../application/ports/OrderRepository.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { Outcome, RunUseCase } from '../../application/RunUseCase.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import type { HistorySearch } from '../../domain/history/historySearch.ts'
import type { HistoryTotals } from '../../domain/history/historyTotals.ts'
import { withOrders } from '../../domain/history/pastOrderList.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import { becauseOf, type FailureText } from '../kit/failureText.ts'

/** The request to the service: pages of orders, the orders of a phone number, or one order by its id. */
export interface Question {
  readonly query: HistoryQuery
  readonly find: Extract<HistorySearch, { readonly kind: 'everything' | 'order' | 'phone' }>
}

export type PastOrdersState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready' }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }
  /** There is no valid query. */
  | { readonly step: 'resting' }

/** The page after the loaded ones (HIST-09). */
export type NextPage =
  | { readonly step: 'none' }
  | { readonly step: 'offered'; readonly key: string }
  | { readonly step: 'loading'; readonly key: string }
  | { readonly step: 'failed'; readonly key: string; readonly failure: ServiceFailure }

const NO_MORE: NextPage = { step: 'none' }
const NOWHERE: OrderPage = { orders: [], paginationKey: undefined }

export interface PastOrdersDependencies {
  readonly run: RunUseCase
  readonly notices: Pick<NoticesViewModel, 'notifyWhile'>
}

/** The loaded past orders, page by page, with live updates (HIST-08, HIST-09, HIST-14). */
export class PastOrdersViewModel {
  state: PastOrdersState = { step: 'loading' }
  next: NextPage = NO_MORE
  loaded: ReadonlyArray<Order> = []
  /** The totals of all orders of the query, if only some are loaded; `undefined` if unknown. */
  allTotals: HistoryTotals | undefined = undefined
  /** The number of orders that are left out because they cannot be read. */
  private leftOut = 0
  #question: Question | undefined = undefined
  #nextKey = makeNextKey()
  #asking = new AbortController()
  readonly #deps: PastOrdersDependencies

  constructor(deps: PastOrdersDependencies) {
    this.#deps = deps
    makeAutoObservable(this, {
      state: observableRef,
      next: observableRef,
      loaded: observableRef,
      allTotals: observableRef,
      order: false,
    })
  }

  readonly order = (id: OrderId): Order | undefined => this.loaded.find((order) => order.id === id)

  /** Requests the first page and discards everything of the previous query, including late answers. */
  readonly ask = (question: Question | undefined): void => {
    this.#asking.abort()
    this.#question = question
    this.#nextKey = makeNextKey()
    this.loaded = []
    this.leftOut = 0
    this.next = NO_MORE
    this.allTotals = undefined
    this.state = question === undefined ? { step: 'resting' } : { step: 'loading' }
    if (question !== undefined) void this.load(question)
  }

  readonly retry = (): void => this.ask(this.#question)

  /** Adds the next page; a failure keeps the loaded orders (HIST-09, HIST-13). */
  readonly showMore = async (): Promise<void> => {
    const { next } = this
    const question = this.#question
    if (question === undefined || next.step === 'none' || next.step === 'loading') return
    const { key } = next
    this.next = { step: 'loading', key }
    const outcome = await this.page(question, key)
    runInAction(() => {
      if (this.#question !== question || outcome.kind === 'interrupted') return
      if (outcome.kind === 'done') this.add(outcome.value)
      else this.failNext(key, outcome.failure)
    })
  }

  /** Applies updated orders: those that are loaded, and new ones that belong among them (HIST-14, LIVE-10). */
  readonly take = (orders: ReadonlyArray<Order>): void => {
    const taken = orders.filter((order) => this.order(order.id) !== undefined || this.belongs(order))
    if (taken.length > 0) this.loaded = withOrders(this.loaded, taken)
  }

  readonly stop = (): void => this.#asking.abort()

  private async load(question: Question) {
    const outcome = await this.page(question)
    runInAction(() => {
      if (this.#question !== question || outcome.kind === 'interrupted') return
      if (outcome.kind === 'failed') {
        this.state = { step: 'failed', failure: outcome.failure }
        this.notifyOfFailure(outcome.failure)
        return
      }
      this.state = { step: 'ready' }
      this.add(outcome.value)
      if (question.find.kind !== 'order' && this.next.step !== 'none') void this.loadTotals(question)
    })
  }

  /** Without an answer the table shows the totals of its rows, so a failure is not reported. */
  private async loadTotals(question: Question) {
    const { query, find } = question
    const phone = find.kind === 'phone' && { phoneNumber: find.number }
    const outcome = await this.#deps.run.once(
      ask(OrderOverview, (overview) => overview.totals({ ...query, ...phone })),
      this.#asking.signal,
    )
    runInAction(() => {
      if (this.#question === question && outcome.kind === 'done') this.allTotals = outcome.value
    })
  }

  private async page({ query, find }: Question, paginationKey?: string): Promise<Outcome<OrderPage, ServiceFailure>> {
    const { run } = this.#deps
    this.#asking = new AbortController()
    const { signal } = this.#asking
    if (find.kind !== 'order') {
      const phone = find.kind === 'phone' && { phoneNumber: find.number }
      return run.once(pastOrders(query, { ...(paginationKey !== undefined && { paginationKey }), ...phone }), signal)
    }
    const outcome = await run.once(
      ask(OrderRepository, (orders) => orders.byId(find.vendorId, find.orderId)),
      signal,
    )
    if (outcome.kind === 'done') return { kind: 'done', value: { ...NOWHERE, orders: [outcome.value] } }
    if (outcome.kind === 'interrupted') return outcome
    const { failure } = outcome
    return failure._tag === 'NotFound' ? { kind: 'done', value: NOWHERE } : { kind: 'failed', failure }
  }

  /** Pages that never end are a failure of the next one: the list is incomplete. */
  private add(page: OrderPage) {
    this.loaded = withOrders(this.loaded, page.orders)
    const count = (this.leftOut += page.unreadable?.length ?? 0)
    const isSo = () => this.leftOut === count
    if (page.unreadable?.length)
      this.#deps.notices.notifyWhile(isSo, 'warning', { id: 'notice-orders-left-out', args: { count } })
    const key = this.#nextKey(page)
    if (typeof key === 'object') this.failNext(page.paginationKey ?? '', key)
    else this.next = key === undefined ? NO_MORE : { step: 'offered', key }
  }

  private failNext(key: string, failure: ServiceFailure) {
    this.next = { step: 'failed', key, failure }
    this.notifyOfFailure(failure)
  }

  /** Whether the order belongs to the range that is loaded so far; older orders come with their page. */
  private belongs({ createdAt }: Order): boolean {
    const { next, loaded } = this
    const question = this.#question
    if (question?.find.kind !== 'everything' || this.state.step !== 'ready') return false
    const { from, to } = question.query
    const reached = next.step === 'none' ? from : (loaded.at(-1)?.createdAt ?? to)
    return createdAt >= Math.max(from, reached) && createdAt <= to
  }

  /** Reports the failure in a notice (HIST-13, ERR-01). */
  private notifyOfFailure(failure: ServiceFailure) {
    const text: FailureText = { id: 'error-cant-retrieve-past-orders', args: becauseOf(failure) }
    const isFailed = () => this.state.step === 'failed' || this.next.step === 'failed'
    this.#deps.notices.notifyWhile(isFailed, 'error', text, 'order-flow')
  }
}
