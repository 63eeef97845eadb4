import type { EmailConfirmation, NewAccount } from '../../application/ports/Accounts.ts'
import type { ServiceRefusal, Unavailable } from '../../application/ports/ServiceFailure.ts'
import type { Outcome } from '../../application/RunUseCase.ts'
import type { Instant } from '../../domain/instant.ts'

export type AccountFailure = ServiceRefusal | Unavailable
type Answer<T> = Promise<Outcome<T, AccountFailure>>

/** Calls of the account pages; their code loads on the first call. */
export interface AccountCalls {
  readonly register: (account: NewAccount) => Answer<Instant>
  readonly confirmEmail: (token: string) => Answer<EmailConfirmation>
  readonly sendResetCode: (email: string) => Answer<void>
  readonly resetPassword: (email: string, code: string, password: string) => Answer<void>
}
