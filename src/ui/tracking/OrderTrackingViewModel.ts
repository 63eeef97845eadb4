import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { fetchCode } from '../../application/build/fetchCode.ts'
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
import { fetchPatiently } from '../kit/fetchPatiently.ts'
import type { NextFrame } from '../kit/NextFrame.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { SessionViewModel } from '../frame/SessionViewModel.ts'
import type { VendorsViewModel } from '../frame/VendorsViewModel.ts'
import type { BegunTracking } from './BegunTracking.ts'
import { failureReason } from '../kit/failureReason.ts'
import { OrderListsViewModel } from './OrderListsViewModel.ts'
import { SharedClock } from '../kit/SharedClock.ts'

/** How often the times on the screen are told anew, in ms. */
const CLOCK_EVERY = 5 * SECOND

/** Ms after the last letter until the service is asked for a number. */
const FIND_BY_PHONE_AFTER = 400
/** Five digits of any script with anything between, and nothing that is far too long: only then are the rules asked. */
const MAY_BE_PHONE = /(?:\p{Nd}\P{Nd}*){5}/u
const PHONE_LONGEST = 40

const NOT_LOADED = 'error-cant-retrieve-current-orders'

export type PictureState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly failure: ServiceFailure }
  /** `refreshFailure`: the last question had no answer; the lists stay as they were. */
  | { readonly step: 'ready'; readonly refreshFailure: ServiceFailure | undefined }

export interface TrackingCompany {
  readonly run: RunUseCase
  readonly vendors: Pick<VendorsViewModel, 'selected' | 'outletsIncluded' | 'all'>
  readonly session: Pick<SessionViewModel, 'mode'>
  /** The time as the service has it. */
  readonly now: () => Instant
  readonly nextFrame: NextFrame
  readonly flags: Pick<FlagsViewModel, 'isOn'>
  readonly notices: Pick<NoticesViewModel, 'tell' | 'end'>
}

/** The orders of today as they move, while the screen is shown (ROUTE-07, TRACK-15). */
export class OrderTrackingViewModel implements ScreenViewModel {
  picture: PictureState = { step: 'loading' }
  /** Absent until the link was first heard of. */
  link: LinkFacts | undefined = undefined
  readonly lists: OrderListsViewModel
  readonly clock: SharedClock
  private readonly company: TrackingCompany
  private watching = new AbortController()
  /** The vendor whose orders are shown already. */
  private begunWith: VendorId | undefined

  /** Goes on from what was `begun`, until the service has answered. */
  constructor(company: TrackingCompany, begun?: BegunTracking) {
    this.company = company
    this.begunWith = begun?.vendorId
    this.lists = new OrderListsViewModel(company.now, company.nextFrame)
    if (begun) {
      this.lists.replaceAll(begun.orders)
      this.lists.choose(begun.chosen)
      this.lists.searchFor(begun.search)
      this.picture = { step: 'ready', refreshFailure: undefined }
    }
    this.clock = new SharedClock(CLOCK_EVERY, company.now)
    makeAutoObservable<this, 'company' | 'watching' | 'begunWith'>(this, {
      picture: observableRef,
      link: observableRef,
      lists: false,
      clock: false,
      company: false,
      watching: false,
      begunWith: false,
    })
  }

  readonly start = (signal: AbortSignal): void => {
    const { vendors, session } = this.company
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
      this.watching.abort()
      this.lists.release()
      this.lists.announcer.stop()
    })
  }

  /** Which outlet an order is of, while those of several are shown (TRACK-27). */
  get outletMarks(): ReadonlyMap<VendorId, OutletMark> {
    const { selected, outletsIncluded } = this.company.vendors
    return outletMarks(outletsIncluded && selected ? selected.outlets : [])
  }

  readonly livenessAt = (now: Instant): Liveness =>
    this.link === undefined
      ? { state: 'connecting' }
      : liveness(this.link, { now, dynamicOrGuest: this.isGuest || this.isEstimationDynamic() })

  /** Asks again at once; what is on the screen stays until the answer. */
  readonly retry = (): void => {
    const { selected, outletsIncluded } = this.company.vendors
    if (this.picture.step === 'failed') this.picture = { step: 'loading' }
    if (selected) this.watch(selected.id, outletsIncluded)
  }

  /** Another vendor, or with its outlets or without (TRACK-27): nothing of the former stays. */
  private readonly become = (vendorId: VendorId | undefined, includeOutlets: boolean) => {
    const goesOn = vendorId !== undefined && vendorId === this.begunWith && !includeOutlets
    this.begunWith = undefined
    if (!goesOn) {
      this.lists.reset()
      this.picture = { step: 'loading' }
    }
    this.link = undefined
    if (vendorId === undefined) this.watching.abort()
    else this.watch(vendorId, includeOutlets)
  }

  /** A phone number is looked for by the service as well (TRACK-22); its rules arrive when one is typed. */
  private readonly findByPhone = async (text: string): Promise<void> => {
    const { run, vendors, session } = this.company
    const { selected, outletsIncluded } = vendors
    if (!selected || session.mode === 'guest' || text.length > PHONE_LONGEST || !MAY_BE_PHONE.test(text)) return
    const { signal } = this.watching
    const { ordersOfPhone } = await fetchPatiently(() =>
      fetchCode(() => import('../../application/order/ordersOfPhone.ts')),
    )
    if (signal.aborted) return
    const outcome = await run.once(ordersOfPhone(selected.id, outletsIncluded, text), signal)
    if (outcome.kind === 'done' && !signal.aborted) runInAction(() => this.lists.take(outcome.value))
  }

  private watch(vendorId: VendorId, includeOutlets: boolean) {
    const { run, vendors, session } = this.company
    this.watching.abort()
    this.watching = new AbortController()
    const family = includeOutlets ? outletFamily(vendorId, vendors.all) : new Set([vendorId])
    const { mode } = session
    const dynamicEstimation = this.isEstimationDynamic
    const { isInSight } = this.lists
    void run.each(
      watchCurrentOrders({ vendorId, includeOutlets, family, mode, dynamicEstimation, isInSight }),
      (event) => runInAction(() => this.hear(event)),
      this.watching.signal,
    )
  }

  private get isGuest(): boolean {
    return this.company.session.mode === 'guest'
  }

  private readonly isEstimationDynamic = (): boolean => this.company.flags.isOn('DynamicTimeEstimation')

  private hear(event: CurrentOrdersEvent) {
    switch (event.kind) {
      case 'asking':
        return this.lists.asking()
      case 'loaded':
        this.lists.replaceAll(event.orders)
        this.picture = { step: 'ready', refreshFailure: undefined }
        this.company.notices.end(NOT_LOADED)
        return
      case 'updates':
        return this.lists.take(event.updates.map(({ order }) => order))
      case 'link':
        this.link = event.facts
        return
      case 'failed':
        return this.fail(event.failure)
    }
  }

  /** Told once until the orders load again, because the loop asks every few seconds (TRACK-24, ERR-02). */
  private fail(failure: ServiceFailure) {
    const { picture } = this
    const isKnown = picture.step === 'failed' || (picture.step === 'ready' && picture.refreshFailure !== undefined)
    this.picture = picture.step === 'ready' ? { step: 'ready', refreshFailure: failure } : { step: 'failed', failure }
    if (isKnown) return
    this.company.notices.tell('error', { id: NOT_LOADED, args: failureReason(failure) }, 'order-flow')
  }
}
