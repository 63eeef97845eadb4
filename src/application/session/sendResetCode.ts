import { Effect } from 'effect'
import { Accounts } from '../ports/Accounts.ts'

/** Requests a mail with a code for setting a new password (AUTH-10, OP-18). */
export const sendResetCode = Effect.fn('sendResetCode')(function* (email: string) {
  const accounts = yield* Accounts
  return yield* accounts.sendResetCode(email)
})
