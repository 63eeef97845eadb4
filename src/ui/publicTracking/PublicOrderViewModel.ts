import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { FailureReason } from '../../application/ports/ServiceFailure.ts'
import type { FollowPublicOrder, PollResult } from '../../application/publicTracking/followPublicOrder.ts'
import { plus, SECOND, type Instant } from '../../domain/instant.ts'
import type { PublicOrder, OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import { SharedClock } from '../kit/SharedClock.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'

type Picture =
  | { readonly step: 'reading' }
  | { readonly step: 'unknown' }
  | { readonly step: 'seen'; readonly order: PublicOrder; readonly at: Instant }

/** An order on its public page: polled while the page is visible, kept when the connection is lost (TRACK-28). */
export class PublicOrderViewModel implements ScreenViewModel {
  picture: Picture = { step: 'reading' }
  /** The reason why the last poll failed; the last answer stays. */
  trouble: FailureReason | undefined = undefined
  readonly #clock: SharedClock
  readonly link: OrderLink
  readonly #follow: FollowPublicOrder

  /** `deviceNow` is the clock of the polled answers; only differences between its values are used. */
  constructor(link: OrderLink, follow: FollowPublicOrder, deviceNow: () => Instant) {
    this.#clock = new SharedClock(5 * SECOND, deviceNow)
    this.link = link
    this.#follow = follow
    makeAutoObservable(this, { picture: observableRef, link: false })
  }

  /** The time by the service's clock, which its promises refer to. */
  get now(): Instant {
    const { picture } = this
    const clock = this.#clock
    return picture.step === 'seen' ? plus(picture.order.answeredAt, Math.max(0, clock.now - picture.at)) : clock.now
  }

  readonly start = (signal: AbortSignal): void => {
    this.#clock.start(signal)
    void this.#follow(this.link, this.take, signal)
  }

  private readonly take = (sighting: PollResult): void =>
    runInAction(() => {
      this.#clock.tick()
      this.trouble = sighting.kind === 'unavailable' ? sighting.reason : undefined
      if (sighting.kind === 'unknown') this.picture = { step: 'unknown' }
      if (sighting.kind === 'seen') this.picture = { step: 'seen', order: sighting.order, at: sighting.at }
    })
}
