import { Clock, Effect, Fiber } from 'effect'
import { isSessionValid, type Session } from '../../domain/session/session.ts'
import type { AuthenticationPort } from '../ports/Authentication.ts'
import type { CurrentSessionPort } from '../ports/CurrentSession.ts'
import { SignedOut, type ServiceUnavailable } from '../ports/ServiceFailure.ts'
import type { SessionStorePort } from '../ports/SessionStore.ts'

/**
 * The session of this device. Whoever needs new tokens shares one refresh: within a tab by waiting for the same work,
 * over all tabs by looking again inside the lock (SESS-03). A refused refresh signs out (SESS-05).
 */
export const makeCurrentSession = (authentication: AuthenticationPort, store: SessionStorePort): CurrentSessionPort => {
  let running: Fiber.Fiber<Session, SignedOut | ServiceUnavailable> | undefined

  const renew = Effect.fn('currentSession.renew')(function* (seen: Session) {
    const held = yield* store.read
    if (held === undefined) return yield* new SignedOut()
    if (held.meta.AccessToken !== seen.meta.AccessToken) return held
    const meta = yield* authentication
      .extend(held.meta)
      .pipe(Effect.catchTag('ServiceRefusal', () => Effect.andThen(store.end, Effect.fail(new SignedOut()))))
    const still = yield* store.read
    if (still === undefined) return yield* new SignedOut()
    if (still.meta.AccessToken !== held.meta.AccessToken) return still
    const renewed: Session = { user: held.user, meta }
    yield* store.save(renewed)
    return renewed
  })

  // Detached: a screen that closes meanwhile must not lose the refresh token that is on its way.
  const replace = (seen: Session) =>
    Effect.suspend(() => {
      if (running !== undefined) return Fiber.join(running)
      const work = store.exclusively(renew(seen)).pipe(Effect.onExit(() => Effect.sync(() => (running = undefined))))
      return Effect.flatMap(Effect.forkDetach(work), (fiber) => {
        running = fiber
        return Fiber.join(fiber)
      })
    })

  return {
    fresh: Effect.gen(function* () {
      const held = yield* store.read
      if (held === undefined) return yield* new SignedOut()
      return isSessionValid(held, yield* Clock.currentTimeMillis) ? held : yield* replace(held)
    }),
    replace,
  }
}
