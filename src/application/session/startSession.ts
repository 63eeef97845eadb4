import { Effect } from 'effect'
import type { Login } from '../../domain/session/login.ts'
import { startupMode } from '../../domain/session/mode.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentFlags } from '../ports/CurrentFlags.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { StartupStore } from '../ports/StartupStore.ts'

/** Why nobody is signed in: there was no login, the guest's token expired, or guest mode is off (MODE-04, MODE-09). */
export type SignedOutReason = 'never-in' | 'guest-ended' | 'guest-off'

/** The session at the start of the page. */
export type SessionAtStart =
  | { readonly kind: 'signed-in'; readonly login: Login }
  | { readonly kind: 'signed-out'; readonly because: SignedOutReason }

/** Evaluated only for guests, so that nobody else waits for the flags. */
const guestsAreWelcome = Effect.gen(function* () {
  const flags = yield* (yield* CurrentFlags).known
  return flags.has('GuestCheckout')
})

/**
 * Determines the login at startup (MODE-05): the device, the guest, or the stored session, which is refreshed first if
 * it expired (SESS-01, SESS-03). If the service is unreachable, an expired session does not sign in, but stays stored
 * for the next start.
 */
export const startSession = Effect.fn('startSession')(function* () {
  const sessions = yield* CurrentSession
  const startup = yield* StartupStore
  const stored = yield* startup.read
  const now = yield* currentInstant
  const opened = startupMode(stored, { now, path: '/', guestCheckout: true })
  const isTurnedAway = opened.mode === 'guest' && !(yield* guestsAreWelcome)
  if (opened.clearGuest) {
    yield* startup.clearGuest
    yield* (yield* GuestOrders).clear
  }
  if (isTurnedAway) yield* startup.keepMode('classic')
  if (opened.mode !== 'classic' && !isTurnedAway) {
    const { mode, vendorId, token } = opened
    yield* startup.keepMode(mode)
    const login: Login = { mode, vendorId, token }
    yield* sessions.enter(login)
    return { kind: 'signed-in', login } satisfies SessionAtStart
  }
  const because = isTurnedAway ? 'guest-off' : opened.clearGuest ? 'guest-ended' : 'never-in'
  return yield* sessions.fresh.pipe(
    Effect.tap((login) => sessions.enter(login)),
    Effect.map((login): SessionAtStart => ({ kind: 'signed-in', login })),
    Effect.orElseSucceed((): SessionAtStart => ({ kind: 'signed-out', because })),
  )
})
