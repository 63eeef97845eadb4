import { Deferred, Effect, Fiber } from 'effect'
import { personOf, type Login } from '../../domain/session/login.ts'
import { isSessionValid, type Session } from '../../domain/session/session.ts'
import { currentInstant } from '../currentInstant.ts'
import type { AuthenticationPort } from '../ports/Authentication.ts'
import type { CurrentSessionPort } from '../ports/CurrentSession.ts'
import { SignedOut, type ServiceUnavailable } from '../ports/ServiceFailure.ts'
import type { SessionStorePort } from '../ports/SessionStore.ts'

const asLogin = (session: Session): Login => ({ mode: 'classic', session })

/**
 * The session of this device. All callers that need new tokens share one refresh: within a tab by joining the same
 * fiber, across tabs by reading the session again inside the lock (SESS-03). A refused refresh signs out (SESS-05).
 */
export const makeCurrentSession = (authentication: AuthenticationPort, store: SessionStorePort): CurrentSessionPort => {
  let running: Fiber.Fiber<Session, SignedOut | ServiceUnavailable> | undefined
  let owner: Login | undefined
  const refusal = Deferred.makeUnsafe<void>()

  /** The stored session, if it belongs to this page's person. */
  const own = Effect.flatMap(store.read, (held) =>
    held === undefined || (owner !== undefined && personOf(owner) !== held.user.id)
      ? Effect.fail(new SignedOut())
      : Effect.succeed(held),
  )

  const renew = Effect.fn('currentSession.renew')(function* (refused: Session) {
    const held = yield* own
    if (held.meta.AccessToken !== refused.meta.AccessToken) return held
    const meta = yield* authentication
      .extend(held.meta)
      .pipe(Effect.catchTag('ServiceRefusal', () => Effect.andThen(store.end, Effect.fail(new SignedOut()))))
    const still = yield* own
    if (still.meta.AccessToken !== held.meta.AccessToken) return still
    const renewed: Session = { user: held.user, meta }
    yield* store.save(renewed)
    return renewed
  })

  // Detached, so that closing a screen does not lose the new refresh token.
  const replace = (refused: Session) =>
    Effect.suspend(() => {
      if (running !== undefined) return Fiber.join(running)
      const work = store.exclusively(renew(refused)).pipe(Effect.onExit(() => Effect.sync(() => (running = undefined))))
      return Effect.flatMap(Effect.forkDetach(work), (fiber) => {
        running = fiber
        return Fiber.join(fiber)
      })
    })

  return {
    enter: (login) =>
      Effect.sync(() => {
        owner = login
      }),
    fresh: Effect.gen(function* () {
      if (owner !== undefined && owner.mode !== 'classic') return owner
      const held = yield* own
      return asLogin(isSessionValid(held, yield* currentInstant) ? held : yield* replace(held))
    }),
    replace: (refused) =>
      refused.mode === 'classic'
        ? Effect.map(replace(refused.session), asLogin)
        : Effect.andThen(Deferred.succeed(refusal, undefined), Effect.fail(new SignedOut())),
    person: Effect.suspend(() => (owner === undefined ? store.lastUser : Effect.succeed(personOf(owner)))),
    refused: Deferred.await(refusal),
  }
}
