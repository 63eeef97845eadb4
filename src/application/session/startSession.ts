import { Clock, Effect } from 'effect'
import { startupMode } from '../../domain/session/mode.ts'
import type { Session } from '../../domain/session/session.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'

/** How the page starts: with somebody, or with the door closed. `deviceTokenError` is told to the person (MODE-06). */
export type SessionAtStart = { readonly deviceTokenError: boolean } & (
  { readonly kind: 'signed-in'; readonly session: Session } | { readonly kind: 'signed-out' }
)

/**
 * The session this device kept, refreshed first when it has expired (SESS-01, SESS-03). Without a service to ask, an
 * expired one opens nothing and stays where it is, for the next start. Nothing of a device login or a guest is kept by
 * this portal, so that it starts in CLASSIC (MODE-05); `path` is that of the address.
 */
export const startSession = Effect.fn('startSession')(function* (path: string = '/') {
  const sessions = yield* CurrentSession
  const startup = startupMode(
    { mode: undefined, device: 'absent', guest: undefined },
    { now: yield* Clock.currentTimeMillis, path, guestCheckout: false },
  )
  const deviceTokenError = startup.mode === 'classic' && startup.deviceTokenError
  return yield* sessions.fresh.pipe(
    Effect.map((session): SessionAtStart => ({ kind: 'signed-in', session, deviceTokenError })),
    Effect.orElseSucceed((): SessionAtStart => ({ kind: 'signed-out', deviceTokenError })),
  )
})
