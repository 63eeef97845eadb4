import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Instant } from '../../src/domain/instant.ts'

export interface OutgoingMail {
  readonly deployment: Deployment
  readonly to: string
  readonly subject: string
  /** The plain-text body. */
  readonly text: string
  /** The same text as HTML; external values are escaped. */
  readonly html: string
  readonly sentAt: Instant
}

/** Accepts mails for delivery. */
export interface Mailer {
  /** Resolves once the mail is accepted; rejects with `MailNotTaken`. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * The mail was not accepted. The message names the kind of error but contains nothing of the mail, because it is
 * logged.
 */
export class MailNotTaken extends Error {
  constructor(kind: string) {
    super(`The mail was not taken: ${kind}`)
    this.name = 'MailNotTaken'
  }
}
