import { Context, type Effect } from 'effect'
import type { Login } from '../../domain/session/login.ts'
import type { ServiceUnavailable, SignedOut } from './ServiceFailure.ts'

/**
 * The login that this page's calls use: valid, or refreshed first, once for all waiting callers (SESS-03). Devices and
 * guests have a single token that cannot be refreshed (SESS-02, GUEST-11).
 */
export interface CurrentSessionPort {
  /** Binds the page to this login: if another person signs in in another tab, this page stays with the first one. */
  readonly enter: (login: Login) => Effect.Effect<void>
  readonly fresh: Effect.Effect<Login, SignedOut | ServiceUnavailable>
  /** The service refused this login: refreshes it even if it looked valid, unless another caller already did. */
  readonly replace: (refused: Login) => Effect.Effect<Login, SignedOut | ServiceUnavailable>
  /** The person of this page (`personOf`), also after their session expired: drafts belong to them. */
  readonly person: Effect.Effect<string | undefined>
  /** Completes when the service refused the token of a device or a guest: the page cannot continue. */
  readonly refused: Effect.Effect<void>
}

/** The part that the code for calls needs. */
export type LoginProvider = Pick<CurrentSessionPort, 'fresh' | 'replace'>

export class CurrentSession extends Context.Service<CurrentSession, CurrentSessionPort>()(
  'application/CurrentSession',
) {}
