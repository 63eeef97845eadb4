import { Effect } from 'effect'
import { Accounts } from '../ports/Accounts.ts'

/** Confirms an e-mail address by the token of the link sent to it (AUTH-09). */
export const confirmEmail = Effect.fn('confirmEmail')(function* (token: string) {
  const accounts = yield* Accounts
  return yield* accounts.confirmEmail(token)
})
