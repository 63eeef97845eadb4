import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { CurrentOrdersEvent } from '../../application/order/CurrentOrdersEvent.ts'
import { watchCurrentOrders } from '../../application/order/watchCurrentOrders.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import { liveness, type LinkFacts, type Liveness } from '../../domain/order/liveness.ts'
import { outletFamily } from '../../domain/vendor/outletFamily.ts'
import { outletMarks, type OutletMark } from '../../domain/vendor/outletMarks.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { FlagsViewModel } from '../frame/FlagsViewModel.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import { fetchWithRetry } from '../kit/fetchWithRetry.ts'
import type { NextFrame } from '../kit/NextFrame.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { SessionViewModel } from '../frame/SessionViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'
import type { BegunTracking } from '../frame/Application.ts'
import { OrderListsViewModel } from './OrderListsViewModel.ts'
import { SharedClock } from '../kit/SharedClock.ts'
import { becauseOf } from '../kit/failureText.ts'

/** The refresh interval of the times on the screen, in ms. */
const CLOCK_EVERY = 5 * SECOND

/** Debounce in ms before the service is asked for a phone number. */
const FIND_BY_PHONE_AFTER = 400
/**
 * At least five digits, in any script, with anything in between. Texts that do not match, or that are too long, do not
 * load the phone number rules.
 */
const MAY_BE_PHONE = /(?:\p{Nd}\P{Nd}*){5}/u
const PHONE_LONGEST = 40

const NOT_LOADED = 'error-cant-retrieve-current-orders'

export type PictureState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }
  /** `refreshFailure`: why the lists are old, or lack orders. */
  | { readonly step: 'ready'; readonly refreshFailure: ServiceFailure | undefined }

export interface TrackingDependencies {
  readonly run: RunUseCase
  readonly vendors: Pick<VendorsViewModel, 'selected' | 'outletsIncluded' | 'all'>
  readonly session: Pick<SessionViewModel, 'mode'>
  /** The time by the service's clock. */
  readonly now: () => Instant
  readonly nextFrame: NextFrame
  readonly flags: Pick<FlagsViewModel, 'isOn'>
  readonly notices: Pick<NoticesViewModel, 'notify' | 'notifyWhile'>
}

/** Today's orders, live while the screen is shown (ROUTE-07, TRACK-15). */
export class OrderTrackingViewModel implements ScreenViewModel {
  picture: PictureState = { step: 'loading' }
  private leftOut = 0
  /** `undefined` until the first report about the connection. */
  link: LinkFacts | undefined = undefined
  readonly lists: OrderListsViewModel
  readonly clock: SharedClock
  readonly #deps: TrackingDependencies
  #watching = new AbortController()
  /** The vendor whose prerendered orders are shown. */
  #begunWith: VendorId | undefined

  /** Shows the `begun` orders until the service has answered. */
  constructor(deps: TrackingDependencies, begun?: BegunTracking) {
    this.#deps = deps
    this.#begunWith = begun?.vendorId
    this.lists = new OrderListsViewModel(deps.now, deps.nextFrame)
    if (begun) {
      this.lists.replaceAll(begun.orders)
      this.lists.choose(begun.chosen)
      this.lists.searchFor(begun.search)
      this.picture = { step: 'ready', refreshFailure: undefined }
    }
    this.clock = new SharedClock(CLOCK_EVERY, deps.now)
    makeAutoObservable(this, { picture: observableRef, link: observableRef, lists: false, clock: false })
  }

  readonly start = (signal: AbortSignal): void => {
    const { vendors, session } = this.#deps
    this.clock.start(signal)
    const following = [
      reaction(() => this.clock.now, this.lists.advance),
      reaction(
        () => ({ vendorId: vendors.selected?.id, includeOutlets: vendors.outletsIncluded, mode: session.mode }),
        ({ vendorId, includeOutlets }) => this.become(vendorId, includeOutlets),
        { equals: compareStructural, fireImmediately: true },
      ),
    ]
    following.push(
      reaction(
        () => this.lists.search,
        (text) => void this.findByPhone(text),
        { delay: FIND_BY_PHONE_AFTER },
      ),
    )
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      this.#watching.abort()
      this.lists.release()
      this.lists.announcer.stop()
    })
  }

  /** The marks of the outlets, if orders of several outlets are shown (TRACK-27). */
  get outletMarks(): ReadonlyMap<VendorId, OutletMark> {
    const { selected, outletsIncluded } = this.#deps.vendors
    return outletMarks(outletsIncluded && selected ? selected.outlets : [])
  }

  readonly livenessAt = (now: Instant): Liveness =>
    this.link === undefined
      ? { state: 'connecting' }
      : liveness(this.link, { now, dynamicOrGuest: this.isGuest || this.isEstimationDynamic() })

  /** Requests the orders again at once; keeps the screen until the answer. */
  readonly retry = (): void => {
    const { selected, outletsIncluded } = this.#deps.vendors
    if (this.picture.step === 'failed') this.picture = { step: 'loading' }
    if (selected) this.watch(selected.id, outletsIncluded)
  }

  /**
   * Clears everything when the vendor or the inclusion of its outlets changes (TRACK-27), unless the prerendered orders
   * match.
   */
  private readonly become = (vendorId: VendorId | undefined, includeOutlets: boolean) => {
    const goesOn = vendorId !== undefined && vendorId === this.#begunWith && !includeOutlets
    this.#begunWith = undefined
    if (!goesOn) {
      this.lists.reset()
      this.picture = { step: 'loading' }
      this.leftOut = 0
    }
    this.link = undefined
    if (vendorId === undefined) this.#watching.abort()
    else this.watch(vendorId, includeOutlets)
  }

  /** Also searches a phone number in the service (TRACK-22). Its rules are loaded when one is typed. */
  private readonly findByPhone = async (text: string): Promise<void> => {
    const { run, vendors, session } = this.#deps
    const { selected, outletsIncluded } = vendors
    if (!selected || session.mode === 'guest' || text.length > PHONE_LONGEST || !MAY_BE_PHONE.test(text)) return
    const { signal } = this.#watching
    const load = () => fetchCode(() => import('../../application/order/ordersOfPhone.ts'))
    const code = await fetchWithRetry(load, signal)
    if (code === undefined || signal.aborted) return
    const outcome = await run.once(code.ordersOfPhone(selected.id, outletsIncluded, text), signal)
    if (outcome.kind === 'done' && !signal.aborted) runInAction(() => this.lists.take(outcome.value))
  }

  private watch(vendorId: VendorId, includeOutlets: boolean) {
    const { run, vendors, session } = this.#deps
    this.#watching.abort()
    this.#watching = new AbortController()
    const family = includeOutlets ? outletFamily(vendorId, vendors.all) : new Set([vendorId])
    const { mode } = session
    const dynamicEstimation = this.isEstimationDynamic
    void run.each(
      watchCurrentOrders({ vendorId, includeOutlets, family, mode, dynamicEstimation, isPolled: true }),
      (event) => runInAction(() => this.handleEvent(event)),
      this.#watching.signal,
    )
  }

  private get isGuest(): boolean {
    return this.#deps.session.mode === 'guest'
  }

  private readonly isEstimationDynamic = (): boolean => this.#deps.flags.isOn('DynamicTimeEstimation')

  private handleEvent(event: CurrentOrdersEvent) {
    switch (event.kind) {
      case 'asking':
        return this.lists.asking()
      case 'loaded':
        this.lists.replaceAll(event.orders)
        this.leaveOut(event.unreadable ?? 0)
        return this.show({ step: 'ready', refreshFailure: event.cutShort })
      case 'updates':
        return this.lists.receive(event.updates)
      case 'link':
        this.link = event.facts
        return
      case 'failed':
        return this.show(
          this.picture.step === 'ready'
            ? { step: 'ready', refreshFailure: event.failure }
            : { step: 'failed', failure: event.failure },
        )
    }
  }

  private get failure(): ServiceFailure | undefined {
    const { picture } = this
    return picture.step === 'ready' ? picture.refreshFailure : picture.step === 'failed' ? picture.failure : undefined
  }

  /** Says how many orders are not shown because they cannot be read, once for each number. */
  private leaveOut(count: number) {
    const wasCount = this.leftOut
    this.leftOut = count
    if (count === 0 || count === wasCount) return
    const isSo = () => this.leftOut === count
    this.#deps.notices.notifyWhile(isSo, 'warning', { id: 'notice-orders-left-out', args: { count } })
  }

  /** Reports a failure once until the orders load again, because polling repeats it (TRACK-24, ERR-02). */
  private show(picture: PictureState) {
    const wasFailed = this.failure !== undefined
    this.picture = picture
    const { failure } = this
    if (wasFailed || !failure) return
    const isFailed = () => this.failure !== undefined
    this.#deps.notices.notifyWhile(isFailed, 'error', { id: NOT_LOADED, args: becauseOf(failure) }, 'order-flow')
  }
}
