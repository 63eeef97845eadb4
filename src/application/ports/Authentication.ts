import { Context, type Effect } from 'effect'
import type { Session, SessionMeta } from '../../domain/session/session.ts'
import type { ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'

export interface AuthenticationPort {
  /** AUTH-01, AUTH-02. A refusal carries `auth.…` as its translation key. */
  readonly signIn: (email: string, password: string) => Effect.Effect<Session, ServiceRefusal | ServiceUnavailable>
  /** SESS-03, SESS-04: returns the complete new meta; a response without a refresh token keeps the old one. */
  readonly extend: (meta: SessionMeta) => Effect.Effect<SessionMeta, ServiceRefusal | ServiceUnavailable>
  /** SESS-06. */
  readonly signOut: (meta: SessionMeta) => Effect.Effect<void, ServiceRefusal | ServiceUnavailable>
}

export class Authentication extends Context.Service<Authentication, AuthenticationPort>()(
  'application/Authentication',
) {}
