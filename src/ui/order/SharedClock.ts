import { makeAutoObservable } from 'mobx'
import type { Instant } from '../../domain/instant.ts'
import type { ScreenViewModel } from '../shared/useViewModel.ts'

/** One clock for everything on the screen that says how long ago: it ticks while the screen is shown. */
export class SharedClock implements ScreenViewModel {
  now: Instant
  readonly every: number
  private readonly time: () => Instant

  /** `every` in ms; `time` is what the clock shows. */
  constructor(every: number, time: () => Instant) {
    this.every = every
    this.time = time
    this.now = time()
    makeAutoObservable<this, 'time'>(this, { every: false, time: false })
  }

  readonly tick = (): void => {
    this.now = this.time()
  }

  /** Also ticks when the page is looked at again: a hidden page's timers sleep. */
  readonly start = (signal: AbortSignal): void => {
    this.tick()
    const timer = setInterval(this.tick, this.every)
    document.addEventListener('visibilitychange', this.tick, { signal })
    signal.addEventListener('abort', () => clearInterval(timer))
  }
}
