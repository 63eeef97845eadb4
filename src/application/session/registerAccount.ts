import { Effect } from 'effect'
import { Accounts, type NewAccount } from '../ports/Accounts.ts'

/** Creates an account that must be confirmed by mail (AUTH-06, AUTH-09). */
export const registerAccount = Effect.fn('registerAccount')(function* (account: NewAccount) {
  const accounts = yield* Accounts
  return yield* accounts.register(account)
})
