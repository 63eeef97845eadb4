import { makeAutoObservable } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import type { ScreenViewModel } from './useViewModel.ts'

/** One clock for all relative times on a screen; ticks while the screen is mounted. */
export class SharedClock implements ScreenViewModel {
  now: Instant
  readonly #every: number
  readonly #time: () => Instant

  /** `every` is in ms; `time` is the source of the current time. */
  constructor(every: number, time: () => Instant) {
    this.#every = every
    this.#time = time
    this.now = time()
    makeAutoObservable(this)
  }

  readonly tick = (): void => {
    this.now = this.#time()
  }

  /** Also ticks when the page becomes visible, because browsers suspend timers of hidden pages. */
  readonly start = (signal: AbortSignal): void => {
    this.tick()
    const timer = setInterval(this.tick, this.#every)
    document.addEventListener('visibilitychange', this.tick, { signal })
    signal.addEventListener('abort', () => clearInterval(timer))
  }
}
