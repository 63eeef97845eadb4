import { Effect } from 'effect'
import { Accounts } from '../ports/Accounts.ts'

/** Asks for a code by mail, with which a new password can be set (AUTH-10, OP-18). */
export const sendResetCode = Effect.fn('sendResetCode')(function* (email: string) {
  const accounts = yield* Accounts
  return yield* accounts.sendResetCode(email)
})
