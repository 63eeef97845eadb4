import { Clock, Duration, Effect } from 'effect'
import { plus, type Instant } from '../../src/domain/instant.ts'

interface Sleeper {
  readonly wakesAt: Instant
  readonly wake: () => void
}

/** A clock for tests with real network calls: it advances only when the test says so, and shows pending sleeps. */
export class VirtualClock implements Clock.Clock {
  #now: Instant
  #sleepers: ReadonlyArray<Sleeper> = []

  constructor(now: Instant) {
    this.#now = now
  }

  readonly currentTimeMillis = Effect.sync(() => this.#now)
  readonly currentTimeNanos = Effect.sync(() => this.currentTimeNanosUnsafe())
  readonly monotonicTimeNanos = this.currentTimeNanos

  currentTimeMillisUnsafe(): number {
    return this.#now
  }

  currentTimeNanosUnsafe(): bigint {
    return BigInt(Math.floor(this.#now)) * 1_000_000n
  }

  monotonicTimeNanosUnsafe(): bigint {
    return this.currentTimeNanosUnsafe()
  }

  sleep(duration: Duration.Duration): Effect.Effect<void> {
    if (Duration.toMillis(duration) <= 0) return Effect.yieldNow
    return Effect.callback<void>((resume) => {
      const sleeper = { wakesAt: plus(this.#now, Duration.toMillis(duration)), wake: () => resume(Effect.void) }
      this.#sleepers = [...this.#sleepers, sleeper]
      return Effect.sync(() => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper)
      })
    })
  }

  /** The remaining time of each sleeper in ms, shortest first. */
  get waits(): ReadonlyArray<number> {
    return this.#sleepers.map(({ wakesAt }) => wakesAt - this.#now).toSorted((a, b) => a - b)
  }

  /** Advances the clock and wakes due sleepers in order. */
  pass(ms: number): void {
    this.#now = plus(this.#now, ms)
    const due = this.#sleepers.filter(({ wakesAt }) => wakesAt <= this.#now).toSorted((a, b) => a.wakesAt - b.wakesAt)
    this.#sleepers = this.#sleepers.filter(({ wakesAt }) => wakesAt > this.#now)
    for (const { wake } of due) wake()
  }

  /** Advances the clock as soon as a caller sleeps for exactly that long. */
  readonly passOnceAwaited = async (ms: number): Promise<void> => {
    await until(() => this.waits.includes(ms))
    this.pass(ms)
  }

  readonly run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
    Effect.runPromise(Effect.provideService(effect, Clock.Clock, this))
}

/** Resolves when the condition holds; only the time limit of the test ends it otherwise. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1))
}
