import { Effect } from 'effect'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import { CodeNotFetched } from './fetchCode.ts'

/** What `load` gets by `fetchCode`, as a call gets its answer: without a connection there is neither. */
export const codeAsCall = <A>(load: () => Promise<A>): Effect.Effect<A, ServiceUnavailable> =>
  Effect.tryPromise({ try: load, catch: (cause) => cause }).pipe(
    Effect.catch((cause) =>
      cause instanceof CodeNotFetched
        ? Effect.fail(new ServiceUnavailable({ reason: cause.reason, cause }))
        : Effect.die(cause),
    ),
  )
