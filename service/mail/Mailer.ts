import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Instant } from '../../src/domain/instant.ts'

export interface OutgoingMail {
  readonly deployment: Deployment
  readonly to: string
  readonly subject: string
  /** For every mail program. */
  readonly text: string
  /** The same, as a page; whatever came from outside is escaped. */
  readonly html: string
  readonly sentAt: Instant
}

/** Whoever takes a mail on its way. */
export interface Mailer {
  /** Resolves when it was taken; rejects with `MailNotTaken`. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  readonly close: () => Promise<void>
}

/** Says which kind of trouble it was, and nothing of the mail: that goes into no log. */
export class MailNotTaken extends Error {
  constructor(kind: string) {
    super(`The mail was not taken: ${kind}`)
    this.name = 'MailNotTaken'
  }
}
