import { randomInt } from 'node:crypto'
import { HOUR, MINUTE, type Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { VERIFICATION_CODE_DIGITS } from '../../src/domain/session/verificationCode.ts'
import type { AttemptLimit, BeginAttempt, TooManyAttempts } from '../http/attemptLimit.ts'
import type { Log } from '../base/log.ts'
import { composeMail, type MailContent } from '../mail/composeMail.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import type { Mailer } from '../mail/Mailer.ts'
import { emailKey } from '../store/emailKey.ts'
import type { FailedAttemptStore } from '../store/sessionStore.ts'
import type { AccountStore, KnownAccount, ResetStore } from '../store/accountStore.ts'
import type { Passwords } from './passwords.ts'
import type { Registrations } from './registrations.ts'
import type { Sessions } from './sessions.ts'
import { signInSubject } from './signIn.ts'

/** Minutes a code is good for. */
export const CODE_MINUTES = 15
/** Then it is worth nothing, also when the next try would be right. */
export const CODE_TRIES = 5
const ASKED_FOR_ACCOUNT: AttemptLimit = { most: 5, window: HOUR }
const ASKED_FROM_ADDRESS: AttemptLimit = { most: 30, window: HOUR }
const GUESSED: AttemptLimit = { most: 10, window: 15 * MINUTE }

export interface ResetAsked {
  readonly deployment: Deployment
  readonly email: string
  /** Where it comes from. */
  readonly address: string
  readonly languages: ReadonlyArray<string>
  readonly origin: string
}

export interface NewPasswordSent {
  readonly deployment: Deployment
  readonly email: string
  readonly code: string
  readonly password: string
  readonly address: string
  readonly languages: ReadonlyArray<string>
}

export interface PasswordResets {
  /**
   * Takes the wish for a code and answers before it has looked whether anybody has that address: the answer and its
   * time are the same (OP-18).
   */
  readonly ask: (asked: ResetAsked) => Promise<{ readonly outcome: 'accepted' } | TooManyAttempts>
  /** Wrong, used, run out, guessed too often, nobody's: which of them is never told. */
  readonly set: (sent: NewPasswordSent) => Promise<{ readonly outcome: 'set' | 'code-not-valid' } | TooManyAttempts>
  /** Resolves when what was begun behind an answer is done. */
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

/** Codes for a new password: hashed like passwords, for 15 minutes, five tries and one use (OP-18, VAL-26). */
export const makePasswordResets = (parts: Parts): PasswordResets => {
  const { accounts, store, failures, attempt, passwords, sessions, registrations, mailer, clock, log } = parts
  const running = new Set<Promise<void>>()
  const behind = (work: () => Promise<void>) => {
    const done: Promise<void> = work()
      .catch((error: unknown) => log.error('reset-not-sent', error))
      .finally(() => void running.delete(done))
    running.add(done)
  }

  const mailTo = (
    deployment: Deployment,
    known: KnownAccount,
    languages: ReadonlyArray<string>,
    content: MailContent,
  ) => {
    const locale = serviceLocale('mail', known.language === undefined ? languages : [known.language], deployment)
    const mail = composeMail({ deployment, locale, content })
    return mailer.send({ ...mail, deployment, to: known.account.email, sentAt: clock() })
  }

  const sendCode = async ({ deployment, email, languages, origin }: ResetAsked) => {
    const known = await accounts.byEmail(deployment.id, email)
    if (known === undefined) return
    if (!known.isConfirmed) return registrations.remind(known, origin)
    const code = newCode()
    await store.begin(known.account.id, await passwords.hash(code), clock() + CODE_MINUTES * MINUTE)
    await mailTo(deployment, known, languages, { kind: 'reset', code, minutes: CODE_MINUTES })
  }

  const tellChanged = async ({ deployment, email, languages }: NewPasswordSent) => {
    const known = await accounts.byEmail(deployment.id, email)
    if (known !== undefined) await mailTo(deployment, known, languages, { kind: 'changed' })
  }

  return {
    ask: async (asked) => {
      const { deployment, email, address } = asked
      for (const [subject, limit] of [
        [`reset:${deployment.id}:${emailKey(email)}`, ASKED_FOR_ACCOUNT],
        [`reset-address:${address}`, ASKED_FROM_ADDRESS],
      ] as const) {
        const begun = await attempt([subject], limit)
        if (begun.outcome === 'too-many') return begun
      }
      behind(() => sendCode(asked))
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
      behind(() => tellChanged(sent))
      return { outcome: 'set' }
    },

    settled: async () => {
      await Promise.all(running)
    },
  }
}
