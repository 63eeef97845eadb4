import { Context, type Effect } from 'effect'
import type { Login } from '../../domain/session/login.ts'
import type { ServiceUnavailable, SignedOut } from './ServiceFailure.ts'

/**
 * Who a call of this page is made for: fresh, or refreshed first, once for all who wait (SESS-03). A device and a guest
 * have one token and nothing to refresh it with (SESS-02, GUEST-11).
 */
export interface CurrentSessionPort {
  /** The page belongs to them from now on: somebody else who signs in in another tab is somebody else's page. */
  readonly enter: (login: Login) => Effect.Effect<void>
  readonly fresh: Effect.Effect<Login, SignedOut | ServiceUnavailable>
  /** The service refused these: refresh them although they looked good, unless somebody did already. */
  readonly replace: (refused: Login) => Effect.Effect<Login, SignedOut | ServiceUnavailable>
  /** Whose page it is (`personOf`), or was until their session ended by itself: whose drafts these are. */
  readonly person: Effect.Effect<string | undefined>
  /** Succeeds when the service refused the token of a device or a guest: nothing can be done here any more. */
  readonly refused: Effect.Effect<void>
}

/** What makes calls needs no more of it. */
export type LoginOfCalls = Pick<CurrentSessionPort, 'fresh' | 'replace'>

export class CurrentSession extends Context.Service<CurrentSession, CurrentSessionPort>()(
  'application/CurrentSession',
) {}
