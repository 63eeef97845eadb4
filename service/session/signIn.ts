import { MINUTE, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { beginAttempt, type TooManyAttempts } from '../http/attemptLimit.ts'
import { emailKey } from '../store/emailKey.ts'
import type { FailedAttemptStore } from '../store/sessionStore.ts'
import type { Account, AccountStore, SignInAccount } from '../store/accountStore.ts'
import type { Passwords } from './passwords.ts'

const LIMIT = { most: 10, window: 15 * MINUTE }

interface SignInAttempt {
  readonly deployment: DeploymentId
  readonly email: string
  readonly password: string
  /** The client's network address. */
  readonly address: string
}

type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly account: Account }
  /** The password is correct, but the address is not confirmed (AUTH-09). */
  | { readonly outcome: 'not-confirmed'; readonly known: SignInAccount }
  | { readonly outcome: 'reset-required' }
  /** Unknown address or wrong password; the answer does not tell which. */
  | { readonly outcome: 'refused' }
  | TooManyAttempts

export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>

interface Parts {
  readonly accounts: Pick<AccountStore, 'byEmail'>
  readonly failures: FailedAttemptStore
  readonly passwords: Passwords
  readonly clock: () => Instant
}

/** The subject under which failures of an account are counted. */
export const signInSubject = (deployment: DeploymentId, email: string): string =>
  `account:${deployment}:${emailKey(email)}`

/** Signs in; limits failures to 10 in 15 minutes per account and per address (AUTH-01). */
export const makeSignIn =
  ({ accounts, failures, passwords, clock }: Parts): SignIn =>
  (attempt) =>
    passwords.inTurn(async () => {
      const now = clock()
      const account = signInSubject(attempt.deployment, attempt.email)
      const begun = await beginAttempt(failures, [account, `address:${attempt.address}`], LIMIT, now)
      if (begun.outcome === 'too-many') return begun
      const found = await accounts.byEmail(attempt.deployment, attempt.email)
      const right = await passwords.matches(attempt.password, found?.passwordHash)
      if (!right || found === undefined) return { outcome: 'refused' }
      await begun.takeBack()
      await failures.forget(account)
      if (!found.isConfirmed) return { outcome: 'not-confirmed', known: found }
      if (found.mustReset) return { outcome: 'reset-required' }
      return { outcome: 'signed-in', account: found.account }
    })
