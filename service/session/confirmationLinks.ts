import { createHash, randomBytes } from 'node:crypto'
import { HOUR, type Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { CONFIRMATION_HOURS } from '../../src/domain/session/registration.ts'
import { composeMail } from '../mail/composeMail.ts'
import { serviceLocale } from '../base/serviceTexts.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { Account } from '../store/accountStore.ts'

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface Sending {
  readonly deployment: Deployment
  readonly account: Pick<Account, 'name' | 'email'>
  readonly language: string
  /** Before the path of a link. */
  readonly origin: string
  readonly token: string
}

/** The links that confirm the address of an account, and their mails (AUTH-09, ADR 27). */
export interface ConfirmationLinks {
  readonly make: () => { readonly token: string; readonly hash: string; readonly confirmUntil: Instant }
  /** Rejects when the mail is not taken. */
  readonly send: (sending: Sending) => Promise<void>
}

export const makeConfirmationLinks = (mailer: Mailer, clock: () => Instant): ConfirmationLinks => ({
  make: () => {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: linkHash(token), confirmUntil: clock() + CONFIRMATION_HOURS * HOUR }
  },
  // The token stands behind the '#': it reaches no log of a server on its way.
  send: async ({ deployment, account, language, origin, token }) => {
    const content = {
      kind: 'confirm',
      name: account.name,
      link: `${origin}/confirm-email#${token}`,
      hours: CONFIRMATION_HOURS,
    } as const
    const mail = composeMail({ deployment, locale: serviceLocale('mail', [language], deployment), content })
    await mailer.send({ ...mail, deployment, to: account.email, sentAt: clock() })
  },
})
