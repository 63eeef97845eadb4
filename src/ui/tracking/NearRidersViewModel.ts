import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { NearRiderSigns } from '../../application/ports/NearRiderSigns.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { hasJustArrived, isRiderAtHand, mayBringRider } from '../../domain/order/riderAtHand.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import type { OrderListsViewModel } from './OrderListsViewModel.ts'

export interface NearRidersDependencies {
  readonly lists: Pick<OrderListsViewModel, 'all' | 'follow' | 'order'>
  readonly clock: { readonly now: Instant }
  /** In minutes. */
  readonly minimumEta: number
  readonly signs: () => Promise<NearRiderSigns>
}

/** Minimum ms between two sounds and between two updates of the title, however many updates arrive. */
const MIN_CHIME_INTERVAL = 4 * SECOND
const MIN_SHOW_INTERVAL = SECOND

/**
 * Alerts a user who is not looking at the page when a rider is near: always by the count in the title, optionally by
 * sound.
 */
export class NearRidersViewModel implements ScreenViewModel {
  count = 0
  hasSound = false
  /** Orders that may have a rider, with whether that rider is near. */
  readonly #known = new Map<OrderId, boolean>()
  #chimedAt = -Infinity
  #signs: NearRiderSigns | undefined = undefined
  readonly #deps: NearRidersDependencies

  constructor(deps: NearRidersDependencies) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  readonly start = (signal: AbortSignal): void => {
    void this.#deps.signs().then((signs) => {
      if (!signal.aborted) runInAction(() => this.begin(signs, signal))
    })
  }

  /** Plays the sound when it is switched on, as a preview. */
  readonly switchSound = (): void => {
    this.hasSound = !this.hasSound
    this.#signs?.keepSound(this.hasSound)
    if (this.hasSound) this.#signs?.chime()
  }

  private begin(signs: NearRiderSigns, signal: AbortSignal) {
    const { lists, clock } = this.#deps
    this.#signs = signs
    this.hasSound ||= signs.isSoundOn()
    this.handleChanges('all', [])
    const following = [
      lists.follow((changed, gone) => runInAction(() => this.handleChanges(changed, gone))),
      reaction(() => clock.now, this.lookAgain),
      reaction(
        () => this.count,
        (count) => signs.show(count),
        { delay: MIN_SHOW_INTERVAL, fireImmediately: true },
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      signs.show(0)
    })
  }

  private handleChanges(changed: ReadonlyArray<Order> | 'all', gone: ReadonlyArray<OrderId>) {
    const { lists } = this.#deps
    if (changed === 'all') for (const id of this.#known.keys()) if (!lists.order(id)) this.forget(id)
    for (const order of changed === 'all' ? lists.all : changed) this.look(order)
    for (const id of gone) this.forget(id)
  }

  private readonly lookAgain = (): void => {
    for (const id of this.#known.keys()) {
      const order = this.#deps.lists.order(id)
      if (order) this.look(order)
    }
  }

  private look(order: Order) {
    if (!mayBringRider(order.status)) return this.forget(order.id)
    const { clock, minimumEta } = this.#deps
    const was = this.#known.get(order.id)
    const isNear = isRiderAtHand(order, clock.now, minimumEta)
    this.#known.set(order.id, isNear)
    this.count += Number(isNear) - Number(was === true)
    if (isNear && (was === false || (was === undefined && hasJustArrived(order, clock.now)))) this.call()
  }

  private forget(id: OrderId) {
    if (this.#known.get(id) === true) this.count -= 1
    this.#known.delete(id)
  }

  private call() {
    const { clock } = this.#deps
    if (!this.hasSound || clock.now - this.#chimedAt < MIN_CHIME_INTERVAL) return
    this.#chimedAt = clock.now
    this.#signs?.chime()
  }
}
