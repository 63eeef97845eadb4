import type { MailStore } from '../store/mailStore.ts'
import type { Sql } from './tables.ts'

const MAX_SHOWN = 500

export const sqlMailStore = (sql: Sql): MailStore => ({
  add: async ({ id, deployment, to, subject, text, html, sentAt }) => {
    await sql
      .insertInto('mails')
      .values({ id, deployment, recipient: to.toLowerCase(), subject, text, html, sent_at: sentAt })
      .execute()
  },
  sentTo: async (deployment, to) => {
    let query = sql.selectFrom('mails').selectAll().where('deployment', '=', deployment)
    if (to !== undefined) query = query.where('recipient', '=', to.toLowerCase())
    const rows = await query.orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(MAX_SHOWN).execute()
    return rows.map((row) => ({
      id: row.id,
      deployment: row.deployment,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      html: row.html,
      sentAt: row.sent_at,
    }))
  },
  forgetBefore: async (moment) => {
    await sql.deleteFrom('mails').where('sent_at', '<', moment).execute()
  },
})
