import { Effect } from 'effect'
import { ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'

/**
 * Calls of an adapter whose code is fetched with the first of them: what few people ever ask for keeps nobody waiting
 * for the first picture. Without its code it is as far away as the service.
 */
export const fetchedLater = <Port>(load: () => Promise<Port>) => {
  const port = Effect.tryPromise({
    try: load,
    catch: (cause) => new ServiceUnavailable({ reason: 'offline', cause }),
  })
  return <A, E>(call: (port: Port) => Effect.Effect<A, E>): Effect.Effect<A, E | ServiceUnavailable> =>
    Effect.flatMap(port, call)
}
