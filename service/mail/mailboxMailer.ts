import { randomUUID } from 'node:crypto'
import type { MailStore } from '../store/mailStore.ts'
import type { Mailer } from './Mailer.ts'

/** Stores mails for the control room instead of sending them. */
export const mailboxMailer = (mails: Pick<MailStore, 'add'>): Mailer => ({
  send: ({ deployment, ...mail }) => mails.add({ ...mail, id: randomUUID(), deployment: deployment.id }),
  close: () => Promise.resolve(),
})
