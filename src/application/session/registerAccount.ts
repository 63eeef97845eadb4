import { Effect } from 'effect'
import { Accounts, type NewAccount } from '../ports/Accounts.ts'

/** Makes an account that its mail has to confirm (AUTH-06, AUTH-09). */
export const registerAccount = Effect.fn('registerAccount')(function* (account: NewAccount) {
  const accounts = yield* Accounts
  return yield* accounts.register(account)
})
