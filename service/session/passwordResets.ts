import { randomInt } from 'node:crypto'
import { HOUR, MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { VERIFICATION_CODE_DIGITS } from '../../src/domain/session/verificationCode.ts'
import type { AttemptLimit, BeginAttempt, TooManyAttempts } from '../http/attemptLimit.ts'
import { makeBackgroundWork } from '../base/backgroundWork.ts'
import type { Log } from '../base/log.ts'
import { composeMail, type MailContent } from '../mail/composeMail.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import type { Mailer } from '../mail/Mailer.ts'
import { emailKey } from '../store/emailKey.ts'
import type { FailedAttemptStore } from '../store/sessionStore.ts'
import type { AccountStore, SignInAccount, ResetStore } from '../store/accountStore.ts'
import type { Passwords } from './passwords.ts'
import type { Registrations } from './registrations.ts'
import type { Sessions } from './sessions.ts'
import { signInSubject } from './signIn.ts'

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 15
/** After this many wrong attempts a code is invalid, even for the right one. */
export const CODE_TRIES = 5
const ASKED_FOR_ACCOUNT: AttemptLimit = { most: 5, window: HOUR }
const ASKED_FROM_ADDRESS: AttemptLimit = { most: 30, window: HOUR }
const GUESSED: AttemptLimit = { most: 10, window: 15 * MINUTE }

interface ResetRequest {
  readonly deployment: Deployment
  readonly email: string
  /** The client's network address. */
  readonly address: string
  readonly languages: ReadonlyArray<string>
  readonly origin: string
}

interface NewPasswordSent {
  readonly deployment: Deployment
  readonly email: string
  readonly code: string
  readonly password: string
  readonly address: string
  readonly languages: ReadonlyArray<string>
}

export interface PasswordResets {
  /**
   * Accepts a request for a code and answers before checking whether the account exists, so that answer and timing do
   * not reveal it (OP-18).
   */
  readonly ask: (reset: ResetRequest) => Promise<{ readonly outcome: 'accepted' } | TooManyAttempts>
  /** Sets a password. The answer does not tell wrong, used, expired, exhausted and unknown codes apart. */
  readonly set: (sent: NewPasswordSent) => Promise<{ readonly outcome: 'set' | 'code-not-valid' } | TooManyAttempts>
  /** Resolves when the background work of earlier answers is complete. */
  readonly settled: () => Promise<void>
}

interface Parts {
  readonly accounts: Pick<AccountStore, 'byEmail'>
  readonly store: ResetStore
  readonly failures: FailedAttemptStore
  readonly attempt: BeginAttempt
  readonly passwords: Passwords
  readonly sessions: Pick<Sessions, 'endAllOf'>
  readonly registrations: Pick<Registrations, 'remind'>
  readonly mailer: Mailer
  readonly clock: () => Instant
  readonly log: Log
}

const newCode = () => String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0')

/**
 * Codes for resetting a password: hashed like passwords, valid for 15 minutes, five attempts and one use (OP-18,
 * VAL-26).
 */
export const makePasswordResets = (parts: Parts): PasswordResets => {
  const { accounts, store, failures, attempt, passwords, sessions, registrations, mailer, clock, log } = parts
  const background = makeBackgroundWork(log, 'reset-not-sent')

  const mailTo = (
    deployment: Deployment,
    known: SignInAccount,
    languages: ReadonlyArray<string>,
    content: MailContent,
  ) => {
    const locale = serviceLocale('mail', known.language === undefined ? languages : [known.language], deployment)
    const mail = composeMail({ deployment, locale, content })
    return mailer.send({ ...mail, deployment, to: known.account.email, sentAt: clock() })
  }

  const sendCode = async ({ deployment, email, languages, origin }: ResetRequest) => {
    const known = await accounts.byEmail(deployment.id, email)
    if (known === undefined) return
    if (!known.isConfirmed) return registrations.remind(known, origin)
    const code = newCode()
    await store.begin(known.account.id, await passwords.hash(code), plus(clock(), CODE_MINUTES * MINUTE))
    await mailTo(deployment, known, languages, { kind: 'reset', code, minutes: CODE_MINUTES })
  }

  const mailPasswordChanged = async ({ deployment, email, languages }: NewPasswordSent) => {
    const known = await accounts.byEmail(deployment.id, email)
    if (known !== undefined) await mailTo(deployment, known, languages, { kind: 'changed' })
  }

  return {
    ask: async (reset) => {
      const { deployment, email, address } = reset
      for (const [subject, limit] of [
        [`reset:${deployment.id}:${emailKey(email)}`, ASKED_FOR_ACCOUNT],
        [`reset-address:${address}`, ASKED_FROM_ADDRESS],
      ] as const) {
        const begun = await attempt([subject], limit)
        if (begun.outcome === 'too-many') return begun
      }
      background.run(() => sendCode(reset))
      return { outcome: 'accepted' }
    },

    set: async (sent) => {
      const { deployment, email, code, password, address } = sent
      const judged = await passwords.inTurn(async () => {
        const subjects = [`reset-code:${deployment.id}:${emailKey(email)}`, `reset-code-address:${address}`]
        const begun = await attempt(subjects, GUESSED)
        if (begun.outcome === 'too-many') return begun
        const held = await store.tryCode(deployment.id, email, clock(), CODE_TRIES)
        const isRight = await passwords.matches(code, held?.hash)
        if (!isRight || held === undefined) return { outcome: 'code-not-valid' } as const
        await begun.takeBack()
        return { outcome: 'right', ...held } as const
      })
      if (judged.outcome !== 'right') return judged
      const isSet = await store.finish(judged.accountId, judged.hash, await passwords.hash(password))
      if (!isSet) return { outcome: 'code-not-valid' }
      await sessions.endAllOf(judged.accountId)
      await failures.forget(signInSubject(deployment.id, email))
      background.run(() => mailPasswordChanged(sent))
      return { outcome: 'set' }
    },

    settled: background.settled,
  }
}
