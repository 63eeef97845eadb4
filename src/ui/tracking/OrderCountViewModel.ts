import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx'
import type { CurrentOrdersEvent } from '../../application/order/CurrentOrdersEvent.ts'
import { watchCurrentOrders } from '../../application/order/watchCurrentOrders.ts'
import { SECOND } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import { outletFamily } from '../../domain/vendor/outletFamily.ts'
import type { OrderCounter, UnderWayCounts } from '../frame/UnderWayViewModel.ts'
import { SharedClock } from '../kit/SharedClock.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import { BoardViewModel, type BoardDependencies } from './BoardViewModel.ts'
import { OrderListsViewModel } from './OrderListsViewModel.ts'
import type { TrackingDependencies } from './OrderTrackingViewModel.ts'

/** How often time alone may change the counts, in ms. */
const CLOCK_EVERY = 15 * SECOND

type CountDependencies = Omit<TrackingDependencies, 'notices'> & Pick<BoardDependencies, 'minimumEta'>

/** Counts the orders under way while another screen is shown (NAV-25): live, but without polling (TRACK-15). */
export class OrderCountViewModel implements OrderCounter, ScreenViewModel {
  private known: UnderWayCounts | undefined
  private isLoaded = false
  readonly #lists: OrderListsViewModel
  readonly #board: BoardViewModel
  readonly #clock: SharedClock
  readonly #deps: CountDependencies
  #watching = new AbortController()

  /** Shows the `known` counts until the service has answered. */
  constructor(deps: CountDependencies, known?: UnderWayCounts) {
    this.#deps = deps
    this.known = known
    this.#clock = new SharedClock(CLOCK_EVERY, deps.now)
    this.#lists = new OrderListsViewModel(deps.now, deps.nextFrame)
    this.#board = new BoardViewModel({
      run: deps.run,
      lists: this.#lists,
      clock: this.#clock,
      minimumEta: deps.minimumEta,
    })
    makeAutoObservable(this)
  }

  get summary(): UnderWayCounts | undefined {
    return this.isLoaded ? this.#board.summary : this.known
  }

  readonly start = (signal: AbortSignal): void => {
    const { vendors, session } = this.#deps
    this.#clock.start(signal)
    this.#board.start(signal)
    const following = [
      reaction(() => this.#clock.now, this.#lists.advance),
      reaction(
        () => ({ vendorId: vendors.selected?.id, includeOutlets: vendors.outletsIncluded, mode: session.mode }),
        ({ vendorId, includeOutlets }, before) => this.become(vendorId, includeOutlets, before === undefined),
        { equals: compareStructural, fireImmediately: true },
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      this.#watching.abort()
      this.#lists.announcer.stop()
    })
  }

  private become(vendorId: VendorId | undefined, includeOutlets: boolean, isFirst: boolean) {
    if (!isFirst) this.known = undefined
    this.isLoaded = false
    this.#lists.reset()
    this.#watching.abort()
    if (vendorId !== undefined) this.watch(vendorId, includeOutlets)
  }

  private watch(vendorId: VendorId, includeOutlets: boolean) {
    const { run, vendors, session, flags } = this.#deps
    this.#watching = new AbortController()
    const watching = {
      vendorId,
      includeOutlets,
      family: includeOutlets ? outletFamily(vendorId, vendors.all) : new Set([vendorId]),
      mode: session.mode,
      dynamicEstimation: () => flags.isOn('DynamicTimeEstimation'),
      isPolled: false,
    }
    void run.each(
      watchCurrentOrders(watching),
      (event) => runInAction(() => this.handleEvent(event)),
      this.#watching.signal,
    )
  }

  private handleEvent(event: CurrentOrdersEvent) {
    // What an order needs depends on the time, which must not be before its change.
    this.#clock.tick()
    if (event.kind === 'asking') this.#lists.asking()
    if (event.kind === 'updates') this.#lists.receive(event.updates)
    if (event.kind !== 'loaded') return
    this.#lists.replaceAll(event.orders)
    this.isLoaded = true
  }
}
