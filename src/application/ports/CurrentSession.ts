import { Context, type Effect } from 'effect'
import type { Session } from '../../domain/session/session.ts'
import type { ServiceUnavailable, SignedOut } from './ServiceFailure.ts'

/** The session a call is made with: fresh, or refreshed first, once for all who wait (SESS-03). */
export interface CurrentSessionPort {
  readonly fresh: Effect.Effect<Session, SignedOut | ServiceUnavailable>
  /** The service refused these tokens: refresh them although they looked good, unless somebody did already. */
  readonly replace: (refused: Session) => Effect.Effect<Session, SignedOut | ServiceUnavailable>
}

export class CurrentSession extends Context.Service<CurrentSession, CurrentSessionPort>()(
  'application/CurrentSession',
) {}
