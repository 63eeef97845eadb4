import { Context, Data, type Effect } from 'effect'
import type { Session, SessionMeta } from '../../domain/session/session.ts'
import type { RefusalTexts, ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'

/** The sign-in was refused; the text is one of `auth-…`. `status` is shown beside it (core, section 8). */
export class SignInRefused extends Data.TaggedError('SignInRefused')<RefusalTexts & { readonly status: number }> {}

export interface AuthenticationPort {
  /** AUTH-01, AUTH-02. */
  readonly signIn: (email: string, password: string) => Effect.Effect<Session, SignInRefused | ServiceUnavailable>
  /** SESS-03, SESS-04: returns the complete new meta; a response without a refresh token keeps the old one. */
  readonly extend: (meta: SessionMeta) => Effect.Effect<SessionMeta, ServiceRefusal | ServiceUnavailable>
  /** SESS-06. */
  readonly signOut: (meta: SessionMeta) => Effect.Effect<void, ServiceRefusal | ServiceUnavailable>
}

export class Authentication extends Context.Service<Authentication, AuthenticationPort>()(
  'application/Authentication',
) {}
