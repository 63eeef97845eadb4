import { Clock, Effect, Stream } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import { isSessionValid, needsTokenRefresh, type Session } from '../../domain/session/session.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { SignedOut } from '../ports/ServiceFailure.ts'
import { SessionStore } from '../ports/SessionStore.ts'
import { WakeUps } from '../ports/WakeUps.ts'

/** Ms between two looks at the lifetime of the tokens. */
const LOOK_EVERY = 5 * SECOND

const look = Effect.fn('keepSession.look')(function* () {
  const store = yield* SessionStore
  const sessions = yield* CurrentSession
  const held = yield* store.read
  if (held === undefined) return yield* new SignedOut()
  if (!needsTokenRefresh(held, yield* Clock.currentTimeMillis)) return held
  return yield* sessions.replace(held).pipe(
    Effect.catchTag('ServiceUnavailable', () =>
      Effect.gen(function* () {
        if (isSessionValid(held, yield* Clock.currentTimeMillis)) return held
        yield* store.end
        return yield* new SignedOut()
      }),
    ),
  )
})

/**
 * Keeps the person signed in while the page is open: looks every 5 s, when the page wakes up and when another tab
 * changed something, and refreshes tokens with less than 600 s to live (SESS-03, CONST-06). Emits the session whenever
 * it is another one. Fails when it is over: signed out here or in another tab, refused, or run out while the service
 * could not be asked (SESS-05).
 */
export const keepSession = (): Stream.Stream<Session, SignedOut, CurrentSession | SessionStore | WakeUps> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const store = yield* SessionStore
      const wakeUps = yield* WakeUps
      return Stream.tick(LOOK_EVERY).pipe(
        Stream.merge(wakeUps),
        Stream.merge(store.changes),
        Stream.mapEffect(() => look()),
        Stream.changesWith((a: Session, b: Session) => a.meta.AccessToken === b.meta.AccessToken),
      )
    }),
  )
