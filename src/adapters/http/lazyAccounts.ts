import type { AccountsPort } from '../../application/ports/Accounts.ts'
import { fetchedLater } from './fetchedLater.ts'

/** Accounts are made on the light pages; inside the application nobody makes one. */
export const makeLazyAccounts = (load: () => Promise<AccountsPort>): AccountsPort => {
  const accounts = fetchedLater(load)
  return {
    register: (account) => accounts(({ register }) => register(account)),
    confirmEmail: (token) => accounts(({ confirmEmail }) => confirmEmail(token)),
    sendResetCode: (email) => accounts(({ sendResetCode }) => sendResetCode(email)),
    resetPassword: (reset) => accounts(({ resetPassword }) => resetPassword(reset)),
  }
}
