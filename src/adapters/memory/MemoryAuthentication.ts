import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import { SignInRefused, type AuthenticationPort } from '../../application/ports/Authentication.ts'
import { newTokens, type SessionUser } from '../../domain/session/session.ts'
import { refusal } from './refusals.ts'

export interface MemoryAccount {
  readonly user: SessionUser
  readonly password: string
}

/** Accounts in memory; each refresh token works once. `lifetime` is the lifetime of tokens in seconds. */
export const makeMemoryAuthentication = (
  accounts: ReadonlyArray<MemoryAccount>,
  lifetime = 3_600,
): AuthenticationPort => {
  const refreshTokens = new Set<string>()
  let issued = 0

  const tokens = () => {
    issued += 1
    const RefreshToken = `refresh-${issued}`
    refreshTokens.add(RefreshToken)
    return { AccessToken: `access-${issued}`, IdToken: `id-${issued}`, RefreshToken, ExpiresIn: lifetime }
  }

  return {
    signIn: Effect.fnUntraced(function* (email: string, password: string) {
      const account = accounts.find(({ user }) => user.email.toLowerCase() === email.toLowerCase())
      if (account?.password !== password) {
        const { text, message } = refusal('PASSWORD_INVALID', 'auth.password-invalid')
        return yield* new SignInRefused({ text, message, status: 401 })
      }
      return { user: account.user, meta: newTokens(tokens(), yield* currentInstant) }
    }),
    extend: Effect.fnUntraced(function* (meta) {
      if (!refreshTokens.delete(meta.RefreshToken)) return yield* refusal('UNAUTHENTICATED', 'failure.signed-out')
      return newTokens(tokens(), yield* currentInstant)
    }),
    signOut: (meta) => Effect.sync(() => void refreshTokens.delete(meta.RefreshToken)),
  }
}
