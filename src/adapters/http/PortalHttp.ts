import { Effect } from 'effect'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { LoginProvider } from '../../application/ports/CurrentSession.ts'
import { SignedOut, type ServiceUnavailable } from '../../application/ports/ServiceFailure.ts'
import { authorizationHeader } from '../../domain/session/authorization.ts'
import { credentialsOf, type Login } from '../../domain/session/login.ts'
import { HttpRefusal, mapRefusals, type RefusalOf } from './HttpRefusal.ts'
import type { CallArguments, PortalTransport } from './PortalTransport.ts'
import type { Reader } from './readJson.ts'

/** The calls of the portal, each with the session it needs (API-02). */
export interface PortalHttp {
  readonly call: Calling
  /** A single attempt, for calls that the user waits for and can repeat (CON-16). */
  readonly callOnce: Calling
}

type Calling = <E extends Endpoint, A = E['answer']['Type']>(
  endpoint: E,
  args: CallArguments<E>,
  read?: Reader<A>,
) => Effect.Effect<A, RefusalOf<E> | ServiceUnavailable | SignedOut>

const isUnauthenticated = (failure: { readonly _tag: string }): failure is HttpRefusal =>
  failure instanceof HttpRefusal && failure.status === 401

const authorization = (login: Login): string => authorizationHeader(credentialsOf(login))

/**
 * Replaces refused tokens once and repeats the call; a second refusal signs the user out. Without a session, calls
 * with optional access are sent without a token.
 */
export const makePortalHttp = (transport: PortalTransport, sessions: LoginProvider): PortalHttp => {
  const calling = (send: PortalTransport['send']): Calling => {
    const withSession = Effect.fnUntraced(function* <E extends Endpoint, A>(
      endpoint: E,
      args: CallArguments<E>,
      read: Reader<A> | undefined,
    ) {
      const login = yield* sessions.fresh
      return yield* send(endpoint, args, authorization(login), read).pipe(
        Effect.catchIf(isUnauthenticated, () =>
          Effect.flatMap(sessions.replace(login), (replaced) =>
            send(endpoint, args, authorization(replaced), read),
          ).pipe(Effect.catchIf(isUnauthenticated, () => Effect.fail(new SignedOut()))),
        ),
      )
    })
    const sent = <E extends Endpoint, A>(
      endpoint: E,
      args: CallArguments<E>,
      read: Reader<A> | undefined,
    ): Effect.Effect<A, HttpRefusal | ServiceUnavailable | SignedOut> => {
      switch (endpoint.access) {
        case 'public':
          return send(endpoint, args, undefined, read)
        case 'session':
          return withSession(endpoint, args, read)
        case 'optional':
          return Effect.catchTag(withSession(endpoint, args, read), 'SignedOut', () =>
            send(endpoint, args, undefined, read),
          )
      }
    }
    return (endpoint, args, read) => mapRefusals(endpoint)(sent(endpoint, args, read))
  }
  return { call: calling(transport.send), callOnce: calling(transport.sendOnce) }
}
