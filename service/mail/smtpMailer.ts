import { createTransport } from 'nodemailer'
import { SECOND } from '../../src/domain/instant.ts'
import { MailNotTaken, type Mailer } from './Mailer.ts'

const PATIENCE = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 20 * SECOND }

/** The error code of a mail server, such as 'EAUTH', 'ECONNECTION' or 550. */
const kindOf = (error: unknown): string => {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown }
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

/** Sends mails by SMTP; `from` is the address of the sender, whose name is the brand's. */
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
          // Asks auto-responders not to answer.
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
