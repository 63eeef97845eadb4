import type { UserId } from '../ids.ts'
import { SECOND, type Instant } from '../instant.ts'
import type { Mode } from './mode.ts'

/** Who is signed in (ENT-12). */
export interface SessionUser {
  readonly id: UserId
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
}

/** What proves it (ENT-12). `Expires` is the moment the tokens end (AUTH-02). */
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

/** Tokens with less life than this are refreshed (SESS-03, CONST-06), in ms. */
export const REFRESH_THRESHOLD = 600 * SECOND

/** The tokens of an answer; one to an extended login may leave the refresh token out (OP-39). */
export interface AnsweredTokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  /** Seconds from now. */
  readonly ExpiresIn: number
}

export const expiresAt = (now: Instant, expiresIn: number): Instant => now + expiresIn * SECOND

/** The tokens of a login (AUTH-02). */
export const newTokens = (answer: AnsweredTokens & { readonly RefreshToken: string }, now: Instant): SessionMeta => ({
  AccessToken: answer.AccessToken,
  IdToken: answer.IdToken,
  RefreshToken: answer.RefreshToken,
  Expires: expiresAt(now, answer.ExpiresIn),
})

/** The tokens of an extended login in place of the old ones (SESS-04); a missing refresh token keeps the old one. */
export const replacedTokens = (old: SessionMeta, answer: AnsweredTokens, now: Instant): SessionMeta =>
  newTokens({ ...answer, RefreshToken: answer.RefreshToken ?? old.RefreshToken }, now)

const neverExpires = (mode: Mode): boolean => mode !== 'classic'

/** Somebody is signed in and their tokens have not ended (SESS-01); always in GODROID and GUEST (SESS-02, GUEST-11). */
export const isSessionValid = (session: Session | undefined, now: Instant, mode: Mode = 'classic'): boolean =>
  neverExpires(mode) || (session !== undefined && now < session.meta.Expires)

/** Under 600 s left, or none (SESS-03); never in GODROID and GUEST. */
export const needsTokenRefresh = (session: Session, now: Instant, mode: Mode = 'classic'): boolean =>
  !neverExpires(mode) && session.meta.Expires - now < REFRESH_THRESHOLD
