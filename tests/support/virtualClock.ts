import { Clock, Duration, Effect } from 'effect'
import type { Instant } from '../../src/domain/instant.ts'

interface Sleeper {
  readonly wakesAt: Instant
  readonly wake: () => void
}

/** A clock beside the real network: it stands still until a test has seen who sleeps, and for how long. */
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
      const sleeper = { wakesAt: this.#now + Duration.toMillis(duration), wake: () => resume(Effect.void) }
      this.#sleepers = [...this.#sleepers, sleeper]
      return Effect.sync(() => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper)
      })
    })
  }

  /** Ms left for each who sleeps, shortest first. */
  get waits(): ReadonlyArray<number> {
    return this.#sleepers.map(({ wakesAt }) => wakesAt - this.#now).toSorted((a, b) => a - b)
  }

  /** Lets that many ms go by; who is due wakes in turn. */
  pass(ms: number): void {
    this.#now += ms
    const due = this.#sleepers.filter(({ wakesAt }) => wakesAt <= this.#now).toSorted((a, b) => a.wakesAt - b.wakesAt)
    this.#sleepers = this.#sleepers.filter(({ wakesAt }) => wakesAt > this.#now)
    for (const { wake } of due) wake()
  }

  /** Lets them go by as soon as somebody waits for exactly that long. */
  readonly passOnceAwaited = async (ms: number): Promise<void> => {
    await until(() => this.waits.includes(ms))
    this.pass(ms)
  }

  readonly run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
    Effect.runPromise(Effect.provideService(effect, Clock.Clock, this))
}

/** Resolves when the condition holds; the test's own time limit is the only one. */
export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1))
}
