import { createHash, randomBytes } from 'node:crypto'
import { HOUR, plus, type Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { CONFIRMATION_HOURS } from '../../src/domain/session/registration.ts'
import { composeMail } from '../mail/composeMail.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { Account } from '../store/accountStore.ts'
import { CONFIRM_EMAIL } from '../../src/domain/pagePaths.ts'

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface Sending {
  readonly deployment: Deployment
  readonly account: Pick<Account, 'name' | 'email'>
  readonly language: string
  /** The part of a link before its path. */
  readonly origin: string
  readonly token: string
}

/** Links that confirm the e-mail address of an account, and their mails (AUTH-09, ADR 27). */
export interface ConfirmationLinks {
  readonly make: () => { readonly token: string; readonly hash: string; readonly confirmUntil: Instant }
  /** Rejects if the mail server does not accept the mail. */
  readonly send: (sending: Sending) => Promise<void>
}

export const makeConfirmationLinks = (mailer: Mailer, clock: () => Instant): ConfirmationLinks => ({
  make: () => {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: linkHash(token), confirmUntil: plus(clock(), CONFIRMATION_HOURS * HOUR) }
  },
  // The token is in the fragment, which browsers do not send, so no server logs it.
  send: async ({ deployment, account, language, origin, token }) => {
    const content = {
      kind: 'confirm',
      name: account.name,
      link: `${origin}${CONFIRM_EMAIL}#${token}`,
      hours: CONFIRMATION_HOURS,
    } as const
    const mail = composeMail({ deployment, locale: serviceLocale('mail', [language], deployment), content })
    await mailer.send({ ...mail, deployment, to: account.email, sentAt: clock() })
  },
})
