import type { Effect, Stream } from 'effect'
import type { Ports } from './ports/allPorts.ts'

/** How a use case ended. A defect is no outcome: it is reported once and reaches the error boundary. */
export type Outcome<A, E> =
  | { readonly kind: 'done'; readonly value: A }
  | { readonly kind: 'failed'; readonly failure: E }
  /** The caller aborted it. */
  | { readonly kind: 'interrupted' }

/** The only way for view models to run use cases. Aborting the signal interrupts the use case. */
export interface RunUseCase {
  readonly once: <A, E>(useCase: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<Outcome<A, E>>
  /** Passes every value to `take` until the stream ends or the signal aborts. */
  readonly each: <A, E>(
    stream: Stream.Stream<A, E, Ports>,
    take: (value: A) => void,
    signal: AbortSignal,
  ) => Promise<Outcome<void, E>>
}
