import { Effect } from 'effect'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import { CodeNotFetched } from './fetchCode.ts'

/**
 * Loads code as an effect that fails like a call: without a connection, with `ServiceUnavailable`. `load` uses
 * `fetchCode`.
 */
export const loadCodeEffect = <A>(load: () => Promise<A>): Effect.Effect<A, ServiceUnavailable> =>
  Effect.tryPromise({ try: load, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      cause instanceof CodeNotFetched
        ? Effect.fail(new ServiceUnavailable({ reason: cause.reason, cause }))
        : Effect.die(cause),
    ),
  )
