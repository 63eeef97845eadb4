import { Data, Effect, Stream } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import { personOf, type Login } from '../../domain/session/login.ts'
import { isSessionValid, needsTokenRefresh } from '../../domain/session/session.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { SignedOut } from '../ports/ServiceFailure.ts'
import { SessionStore } from '../ports/SessionStore.ts'
import { WakeUps } from '../ports/WakeUps.ts'

/** Interval of checking the lifetime of the tokens, in ms. */
const LOOK_EVERY = 5 * SECOND

/** Another person signed in in another tab: this page does not belong to them. */
export class SomebodyElse extends Data.TaggedError('SomebodyElse')<Record<never, never>> {}

const look = Effect.fn('keepSession.look')(function* (person: string) {
  const store = yield* SessionStore
  const sessions = yield* CurrentSession
  const held = yield* store.read
  if (held === undefined) return yield* new SignedOut()
  if (held.user.id !== person) return yield* new SomebodyElse()
  const login: Login = { mode: 'classic', session: held }
  if (!needsTokenRefresh(held, yield* currentInstant)) return login
  return yield* sessions.replace(login).pipe(
    Effect.catchTag('ServiceUnavailable', () =>
      Effect.gen(function* () {
        if (isSessionValid(held, yield* currentInstant)) return login
        yield* store.end
        return yield* new SignedOut()
      }),
    ),
  )
})

const tokenIn = (login: Login) => (login.mode === 'classic' ? login.session.meta.AccessToken : login.token)

/** These logins do not expire on the device (SESS-02, GUEST-11); they end when the service refuses the token. */
const keepVisit = (login: Login) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const store = yield* SessionStore
      const sessions = yield* CurrentSession
      const refused = Stream.fromEffect(Effect.andThen(sessions.refused, Effect.fail(new SignedOut())))
      const signedInElsewhere = store.changes.pipe(
        Stream.mapEffect((session) =>
          session === undefined ? Effect.succeed(login) : Effect.fail(new SomebodyElse()),
        ),
      )
      return Stream.succeed(login).pipe(
        Stream.merge(refused),
        Stream.merge(login.mode === 'guest' ? signedInElsewhere : Stream.never),
      )
    }),
  )

/**
 * Keeps the session alive while the page is open: checks every 5 s, when the page wakes up and when another tab changes
 * the session, and refreshes tokens that expire within 600 s (SESS-03, CONST-06). Emits the login whenever its tokens
 * change. Fails when the session ends: signed out in another tab, refused, expired while the service was unreachable
 * (SESS-05), or replaced by another person's.
 */
export const keepSession = (
  login: Login,
): Stream.Stream<Login, SignedOut | SomebodyElse, CurrentSession | SessionStore | WakeUps> => {
  const looking = Stream.unwrap(
    Effect.gen(function* () {
      const store = yield* SessionStore
      const wakeUps = yield* WakeUps
      return Stream.tick(LOOK_EVERY).pipe(
        Stream.merge(wakeUps),
        Stream.merge(store.changes),
        Stream.mapEffect(() => look(personOf(login))),
      )
    }),
  )
  return (login.mode === 'classic' ? looking : keepVisit(login)).pipe(
    Stream.changesWith((a: Login, b: Login) => tokenIn(a) === tokenIn(b)),
  )
}
