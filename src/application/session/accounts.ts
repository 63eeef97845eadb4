import { Effect } from 'effect'
import { Accounts, type NewAccount } from '../ports/Accounts.ts'

/** Creates an account that must be confirmed by mail (AUTH-06, AUTH-09). */
export const registerAccount = Effect.fn('registerAccount')(function* (account: NewAccount) {
  const accounts = yield* Accounts
  return yield* accounts.register(account)
})

/** Confirms an e-mail address by the token of the link sent to it (AUTH-09). */
export const confirmEmail = Effect.fn('confirmEmail')(function* (token: string) {
  const accounts = yield* Accounts
  return yield* accounts.confirmEmail(token)
})

/** Requests a mail with a code for setting a new password (AUTH-10, OP-18). */
export const sendResetCode = Effect.fn('sendResetCode')(function* (email: string) {
  const accounts = yield* Accounts
  return yield* accounts.sendResetCode(email)
})

/** Sets a new password with a code from a mail; ends all sessions of the account (AUTH-10, OP-18). */
export const resetPassword = Effect.fn('resetPassword')(function* (email: string, code: string, password: string) {
  const accounts = yield* Accounts
  return yield* accounts.resetPassword({ email, code, password })
})
