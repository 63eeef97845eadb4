import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../contract/account.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { translatedLocales } from '../../build/texts.ts'
import { composeMail } from '../../service/mail/composeMail.ts'
import { serviceLocale } from '../../service/base/serviceTexts.ts'
import { MailNotTaken } from '../../service/mail/Mailer.ts'
import { smtpMailer } from '../../service/mail/smtpMailer.ts'
import { readSettings, SettingRefused } from '../../service/base/settings.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { pageDirection, type Locale } from '../../src/domain/market/languages.ts'
import { startService } from '../support/serviceInProcess.ts'

const CZ = deploymentOf('dobrego-cz')!
const LOCALES = translatedLocales() as ReadonlyArray<Locale>

interface Taken {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly source: string
}

const taken: Array<Taken> = []
let server: SMTPServer
let url: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('refused') ? new Error('No such person: refused') : null),
    onData: (stream, session, callback) => {
      const chunks: Array<Buffer> = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

describe('SMTP mails', () => {
  it("are sent from MAIL_FROM with the brand's name once SMTP_URL is set, and not stored in the mailbox (AUTH-09)", async () => {
    const service = await startService({ settings: { smtpUrl: url, mailFrom: 'riders@portal.test' } })
    const answer = await service.app.inject({
      method: 'POST',
      url: pathOf(register),
      headers: { host: 'localhost' },
      payload: {
        email_address: 'ema@new.test',
        password: 'Demo-1234!',
        phone_number: '602 000 088',
        vendor_code: 'SMALL-1',
        country: 'CZ',
        language: 'en',
      },
    })
    expect(answer.statusCode).toBe(200)
    expect(taken.at(-1)).toMatchObject({ from: 'riders@portal.test', to: ['ema@new.test'] })
    const { source } = taken.at(-1)!
    expect(source).toMatch(/^From: Dobrego <riders@portal\.test>/m)
    expect(source).toMatch(/^Subject: Confirm your email for Dobrego/m)
    expect([source.includes('text/plain'), source.includes('text/html')]).toEqual([true, true])
    expect(await service.deps.stores.mails.sentTo('dobrego-cz')).toEqual([])
    await service.close()
  })

  it('fail with the kind of error, without any content of the mail (AUTH-06)', async () => {
    const mailer = smtpMailer(url, 'riders@portal.test')
    const mail = composeMail({ deployment: CZ, locale: 'en', content: { kind: 'reset', code: '123456', minutes: 15 } })
    const sending = mailer.send({ ...mail, deployment: CZ, to: 'refused@new.test', sentAt: instantAt(0) })
    const failure: unknown = await sending.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailNotTaken)
    expect(String((failure as Error).stack)).not.toMatch(/123456|refused@/)
    await mailer.close()
  })

  it.each([
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL'],
    [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'riders' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: 'portal.test' }, 'PUBLIC_URL'],
  ])('prevent the start with %j (AUTH-09)', (env, name) => {
    expect(() => readSettings(env)).toThrow(SettingRefused)
    expect(() => readSettings(env)).toThrow(name)
  })
})

describe('composeMail', () => {
  it.each(LOCALES)('fills subject, text and HTML in %s (AUTH-09, AUTH-10)', (locale) => {
    const contents = [
      { kind: 'confirm', name: 'Ema', link: 'https://portal.test/confirm-email#x', hours: 24 },
      { kind: 'reset', code: '012345', minutes: 15 },
      { kind: 'changed' },
      {
        kind: 'kept-charge',
        name: 'Ema',
        order: 'K7R2',
        paid: { minor: 13_300, currency: 'CZK' },
        fee: { minor: 6_100, currency: 'CZK' },
        left: { minor: 7_200, currency: 'CZK' },
      },
    ] as const
    for (const content of contents) {
      const { subject, text, html } = composeMail({ deployment: CZ, locale, content })
      expect(subject).toContain('Dobrego')
      expect(text).not.toMatch(/[<>{}]/)
      expect(html).toContain(`dir="${pageDirection(locale)}"`)
      expect(html).toMatch(/color:#b0105c[^>]*>Dobrego</)
    }
    const confirm = composeMail({ deployment: CZ, locale, content: { ...contents[0], name: 'نور 12' } })
    expect(confirm.html).toContain('\u2068نور 12\u2069')
    expect(confirm.subject + confirm.text).not.toMatch(/[\u2068\u2069]/)
    const reset = composeMail({ deployment: CZ, locale, content: contents[1] })
    expect(reset.text).toMatch(/^012345$/m)
  })

  it('uses the first wanted language that the country supports and the texts are translated to (AUTH-09)', () => {
    expect(serviceLocale('mail', ['th', 'cs'], CZ)).toBe('cs')
    expect(serviceLocale('mail', [], CZ)).toBe('cs')
    expect(serviceLocale('mail', ['en'], CZ)).toBe('en')
    expect(serviceLocale('mail', ['ko'], deploymentOf('norikaze-kr') ?? CZ)).toBe('ko')
    expect(serviceLocale('mail', ['bn'], deploymentOf('ferrywing-bd') ?? CZ)).toBe('bn')
  })
})
