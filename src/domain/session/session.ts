import type { UserId } from '../ids.ts'
import { plus, SECOND, type Instant } from '../instant.ts'
import type { Mode } from './mode.ts'

/** The signed-in person (ENT-12). */
export interface SessionUser {
  readonly id: UserId
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
}

/** The tokens that prove the login (ENT-12). `Expires` is when they expire (AUTH-02). */
export interface SessionMeta {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
  readonly Expires: Instant
}

export interface Session {
  readonly user: SessionUser
  readonly meta: SessionMeta
}

/** Tokens that expire sooner than this are refreshed, in ms (SESS-03, CONST-06). */
export const REFRESH_THRESHOLD = 600 * SECOND

/** The tokens of a response; when a login is extended, it may omit the refresh token (OP-39). */
export interface AnsweredTokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  /** Seconds from now. */
  readonly ExpiresIn: number
}

const expiresAt = (now: Instant, expiresIn: number): Instant => plus(now, expiresIn * SECOND)

/** The tokens of a login (AUTH-02). */
export const newTokens = (answer: AnsweredTokens & { readonly RefreshToken: string }, now: Instant): SessionMeta => ({
  AccessToken: answer.AccessToken,
  IdToken: answer.IdToken,
  RefreshToken: answer.RefreshToken,
  Expires: expiresAt(now, answer.ExpiresIn),
})

/** Replaces the tokens after a refresh (SESS-04); without a new refresh token, the old one stays. */
export const replacedTokens = (old: SessionMeta, answer: AnsweredTokens, now: Instant): SessionMeta =>
  newTokens({ ...answer, RefreshToken: answer.RefreshToken ?? old.RefreshToken }, now)

const neverExpires = (mode: Mode): boolean => mode !== 'classic'

/**
 * Whether a person is signed in and the tokens have not expired (SESS-01); always true in GODROID and GUEST (SESS-02,
 * GUEST-11).
 */
export const isSessionValid = (session: Session | undefined, now: Instant, mode: Mode = 'classic'): boolean =>
  neverExpires(mode) || (session !== undefined && now < session.meta.Expires)

/** Whether less than 600 s are left, or the tokens have expired (SESS-03); never in GODROID and GUEST. */
export const needsTokenRefresh = (session: Session, now: Instant, mode: Mode = 'classic'): boolean =>
  !neverExpires(mode) && session.meta.Expires - now < REFRESH_THRESHOLD
