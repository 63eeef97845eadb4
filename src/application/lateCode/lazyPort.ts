import { Effect } from 'effect'
import type { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import { loadCodeEffect } from './loadCodeEffect.ts'

/** Requires each call of a port to list `ServiceUnavailable`, with which it fails while its code cannot be loaded. */
export type MayBeUnavailable<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (...input: never) => Effect.Effect<unknown, infer E, infer _>
    ? ServiceUnavailable extends E
      ? Port[Name]
      : never
    : never
}

type Call = (...input: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>

/**
 * A port whose adapter's code is loaded with the calls, so that rarely used code does not delay the first render. `load`
 * uses `fetchCode`.
 */
export const lazyPort = <Port extends MayBeUnavailable<Port>>(load: () => Promise<Port>): Port => {
  const code = loadCodeEffect(load as unknown as () => Promise<Record<string, Call>>)
  const callOf =
    (name: string): Call =>
    (...input) =>
      Effect.flatMap(code, (port) => port[name]!(...input))
  return new Proxy({} as Port, {
    // The container looks for `then` in whatever it resolves, to see whether it is a promise.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : callOf(name)),
  })
}
