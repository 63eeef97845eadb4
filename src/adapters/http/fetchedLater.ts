import { Effect } from 'effect'
import { codeAsCall } from '../../application/build/codeAsCall.ts'
import type { ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'

/**
 * Calls of an adapter whose code is fetched with the first of them: what few people ever ask for keeps nobody waiting
 * for the first picture. Without its code it is as far away as the service.
 */
export const fetchedLater = <Port>(load: () => Promise<Port>) => {
  const port = codeAsCall(load)
  return <A, E>(call: (port: Port) => Effect.Effect<A, E>): Effect.Effect<A, E | ServiceUnavailable> =>
    Effect.flatMap(port, call)
}

type Call = (...input: ReadonlyArray<never>) => Effect.Effect<unknown, unknown>

/** A port of nothing but calls, each of which is fetched later; `calls` names them all. */
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
