import { Effect } from 'effect'
import { codeAsCall } from '../../application/build/codeAsCall.ts'
import type { ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'

/**
 * Calls of an adapter whose code is loaded on the first call, so that rarely used code does not delay the first render.
 * A failed load counts as an unreachable service.
 */
export const fetchedLater = <Port>(load: () => Promise<Port>) => {
  const port = codeAsCall(load)
  return <A, E>(call: (port: Port) => Effect.Effect<A, E>): Effect.Effect<A, E | ServiceUnavailable> =>
    Effect.flatMap(port, call)
}

type Call = (...input: ReadonlyArray<never>) => Effect.Effect<unknown, unknown>

/** A lazily loaded port that consists of functions only; `calls` names all of them. */
export const portFetchedLater = <Port extends { readonly [name in keyof Port]: Call }>(
  load: () => Promise<Port>,
  calls: Readonly<Record<keyof Port, true>>,
): Port => {
  const later = fetchedLater(load)
  const names = Object.keys(calls) as unknown as ReadonlyArray<keyof Port>
  const callOf =
    (name: keyof Port): Call =>
    (...input) =>
      later((port) => port[name](...input))
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as Port
}
