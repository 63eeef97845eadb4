import { confirmEmail } from '../application/session/confirmEmail.ts'
import { registerAccount } from '../application/session/registerAccount.ts'
import { resetPassword } from '../application/session/resetPassword.ts'
import { sendResetCode } from '../application/session/sendResetCode.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import type { AccountCalls } from '../ui/frame/AccountCalls.ts'
import { composePortal, RUN_USE_CASE } from './container.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** Registration and password reset for pages without the application. */
export const accountCalls = async (deployment: Deployment, environment: PortalEnvironment): Promise<AccountCalls> => {
  const run = (await composePortal(deployment, environment)).get(RUN_USE_CASE)
  return {
    register: (account) => run.once(registerAccount(account)),
    confirmEmail: (token) => run.once(confirmEmail(token)),
    sendResetCode: (email) => run.once(sendResetCode(email)),
    resetPassword: (email, code, password) => run.once(resetPassword(email, code, password)),
  }
}
