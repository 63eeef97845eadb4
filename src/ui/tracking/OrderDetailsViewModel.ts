import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { followRider } from '../../application/order/followRider.ts'
import { OrderRepository } from '../../application/ports/OrderRepository.ts'
import type { Rider } from '../../application/ports/RiderRepository.ts'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { OrderId } from '../../domain/ids.ts'
import { vendorIdOf, type Order } from '../../domain/order/order.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'
import { CancelOrderViewModel, type CancelDependencies } from '../order/CancelOrderViewModel.ts'
import type { SharedClock } from '../kit/SharedClock.ts'

type Reading =
  | { readonly step: 'not-needed' }
  | { readonly step: 'reading' }
  | { readonly step: 'read'; readonly order: Order }
  | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure }

/** The screen behind the details. Orders that it shows are not requested again. */
export interface OrdersOnScreen {
  readonly lists: {
    readonly order: (id: OrderId) => Order | undefined
    readonly take: (orders: ReadonlyArray<Order>) => void
  }
  readonly picture: { readonly step: string }
  readonly clock: SharedClock
}

export interface DetailsDependencies extends Pick<CancelDependencies, 'run' | 'flags' | 'notices' | 'now'> {
  readonly onScreen: Pick<OrdersOnScreen, 'lists' | 'picture'>
  readonly vendors: Pick<VendorsViewModel, 'selected' | 'all'>
}

export type DetailsState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly order: Order }
  | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure }

/** The details of one order: the order, its rider, and cancelling it (TRACK-19, TRACK-25, OP-69). */
export class OrderDetailsViewModel implements ScreenViewModel {
  readonly #id: OrderId
  rider: Rider | undefined = undefined
  readonly cancel: CancelOrderViewModel
  /** The state of reading an order that is in none of the screen's lists. */
  private reading: Reading = { step: 'not-needed' }
  readonly #deps: DetailsDependencies

  constructor(id: OrderId, deps: DetailsDependencies) {
    this.#id = id
    this.#deps = deps
    this.cancel = new CancelOrderViewModel({ ...deps, order: () => this.order, changed: this.changed })
    makeAutoObservable<this, 'reading'>(this, { rider: observableRef, cancel: false, reading: observableRef })
  }

  get order(): Order | undefined {
    const listed = this.#deps.onScreen.lists.order(this.#id)
    return listed ?? (this.reading.step === 'read' ? this.reading.order : undefined)
  }

  get state(): DetailsState {
    if (this.order !== undefined) return { step: 'ready', order: this.order }
    return this.reading.step === 'failed' ? this.reading : { step: 'loading' }
  }

  /** The vendor of the order; `undefined` if it is not one of the user's. */
  get vendor(): Vendor | undefined {
    const { all, selected } = this.#deps.vendors
    const vendorId = this.order?.vendorId ?? vendorIdOf(this.#id)
    return all.find(({ id }) => id === vendorId) ?? (this.order === undefined ? selected : undefined)
  }

  readonly start = (signal: AbortSignal): void => {
    let riding = new AbortController()
    const following = [
      reaction(
        () => this.#deps.onScreen.picture.step !== 'loading' && this.order === undefined,
        (isMissing) => isMissing && void this.read(signal),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.order && needsRiderData(this.order.status) ? this.order.status : undefined),
        (status) => {
          riding.abort()
          riding = new AbortController()
          if (status === undefined) runInAction(() => (this.rider = undefined))
          else this.ride(riding.signal)
        },
        { fireImmediately: true },
      ),
    ]
    this.cancel.start(signal)
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      riding.abort()
    })
  }

  readonly retry = (): void => void this.read(new AbortController().signal)

  private async read(signal: AbortSignal) {
    const { run } = this.#deps
    const vendorId = this.vendor?.id ?? vendorIdOf(this.#id)
    runInAction(() => (this.reading = { step: 'reading' }))
    const outcome = await run.once(
      ask(OrderRepository, (orders) => orders.byId(vendorId, this.#id)),
      signal,
    )
    runInAction(() => {
      if (outcome.kind === 'done') this.reading = { step: 'read', order: outcome.value }
      else if (outcome.kind === 'failed') this.reading = { step: 'failed', failure: outcome.failure }
    })
  }

  /** Follows the rider while the status has one (TRACK-10). */
  private ride(signal: AbortSignal) {
    const statusNow = () => this.order?.status ?? 'UNKNOWN'
    void this.#deps.run.each(
      followRider(this.#id, statusNow),
      (rider) => runInAction(() => (this.rider = rider)),
      signal,
    )
  }

  private readonly changed = (order: Order): void => {
    const { lists } = this.#deps.onScreen
    if (lists.order(this.#id) !== undefined) lists.take([order])
    else if (this.reading.step === 'read' && supersedes(order, this.reading.order))
      this.reading = { step: 'read', order }
  }
}
