import { Effect } from 'effect'
import { Accounts } from '../ports/Accounts.ts'

/** Sets a new password with a code from a mail; ends all sessions of the account (AUTH-10, OP-18). */
export const resetPassword = Effect.fn('resetPassword')(function* (email: string, code: string, password: string) {
  const accounts = yield* Accounts
  return yield* accounts.resetPassword({ email, code, password })
})
