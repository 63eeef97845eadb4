import { Effect } from 'effect'
import { Accounts } from '../ports/Accounts.ts'

/** Sets a new password with the code of a mail; every session of the account ends (AUTH-10, OP-18). */
export const resetPassword = Effect.fn('resetPassword')(function* (email: string, code: string, password: string) {
  const accounts = yield* Accounts
  return yield* accounts.resetPassword({ email, code, password })
})
