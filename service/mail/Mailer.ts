import { randomUUID } from 'node:crypto'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { MailStore } from '../store/mailStore.ts'

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

/** Stores mails for the control room instead of sending them. */
export const mailboxMailer = (mails: Pick<MailStore, 'add'>): Mailer => ({
  send: ({ deployment, ...mail }) => mails.add({ ...mail, id: randomUUID(), deployment: deployment.id }),
  close: () => Promise.resolve(),
})
