import { createTransport } from 'nodemailer'
import { SECOND } from '../../src/domain/instant.ts'
import { MailNotTaken, type Mailer } from './Mailer.ts'

const PATIENCE = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

/** 'EAUTH', 'ECONNECTION', 550: what a mail server's no is told by. */
const kindOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

/** Sends by SMTP; `from` is the address all mails come from, under the name of the brand. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...PATIENCE })
  return {
    send: async ({ deployment, to, subject, text, html, sentAt }) => {
      try {
        await transport.sendMail({
          from: { name: deployment.brand.name, address: from },
          to: { name: '', address: to },
          subject,
          text,
          html,
          date: new Date(sentAt),
          // Nobody answers these: neither should a machine that is on holiday.
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw new MailNotTaken(kindOf(error))
      }
    },
    close: () => {
      transport.close()
      return Promise.resolve()
    },
  }
}
