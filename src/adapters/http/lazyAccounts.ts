import type { AccountsPort } from '../../application/ports/Accounts.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Inside the application only a guest who stays makes an account. */
export const makeLazyAccounts = (load: () => Promise<AccountsPort>): AccountsPort => {
  const accounts = fetchedLater(load)
  return {
    register: (account) => accounts(({ register }) => register(account)),
    confirmEmail: (token) => accounts(({ confirmEmail }) => confirmEmail(token)),
    sendResetCode: (email) => accounts(({ sendResetCode }) => sendResetCode(email)),
    resetPassword: (reset) => accounts(({ resetPassword }) => resetPassword(reset)),
  }
}
