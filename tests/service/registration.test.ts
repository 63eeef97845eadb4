import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmail, register } from '../../contract/account.ts'
import { login } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { listVendors, type Vendor } from '../../contract/vendors.ts'
import { HOUR, MINUTE } from '../../src/domain/instant.ts'
import { linkTokenIn, mailsTo } from '../support/accountMails.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, SG_HOST, vendorJson } from '../support/smallWorld.ts'

const PASSWORD = 'Demo-1234!'
type Payload = Record<string, unknown>

/** Enough vendor codes for the tests that do not examine them: each payload uses one. */
const CODES = 100
let codes = 0

let service: ServiceInProcess
let serial = 0
/** Each person has an address of their own, unless the test sets one. */
const someone = () => {
  serial += 1
  return { email: `somebody${serial}@new.test`, from: `10.0.0.${serial}` }
}

beforeAll(async () => {
  service = await startService()
  await service.deps.stores.vendors.addMany([
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'waiting', name: 'Čekárna' }) },
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'waiting2', name: 'Čekárna 2' }) },
  ])
  await service.deps.stores.registrations.addVendorCode(CZ, 'OPEN-1', 'waiting')
  await service.deps.stores.registrations.addVendorCode(CZ, 'OPEN-2', 'waiting2')
  await service.deps.stores.registrations.addVendorCode(CZ, 'TAKEN-1', 'bistro')
  for (let number = 1; number <= CODES; number += 1) {
    const vendor = vendorJson({ vendor_id: `free${number}`, name: `Volno ${number}` })
    await service.deps.stores.vendors.addMany([{ deployment: CZ, vendor }])
    await service.deps.stores.registrations.addVendorCode(CZ, `FREE-${number}`, `free${number}`)
  }
})
afterAll(() => service.close())

const post = (
  endpoint: typeof register | typeof confirmEmail | typeof login,
  payload: Payload,
  more: { from?: string; host?: string } = {},
) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(endpoint),
    headers: { host: more.host ?? 'localhost' },
    remoteAddress: more.from ?? '127.0.0.1',
    payload,
  })

const payloadOf = (email: string, more: Payload = {}): Payload => ({
  email_address: email,
  password: PASSWORD,
  phone_number: '602 000 088',
  vendor_code: `FREE-${(codes += 1)}`,
  country: 'CZ',
  language: 'cs',
  ...more,
})
const withCode = (email: string, code: string) => payloadOf(email, { vendor_code: code })
const HK_HOST = 'ferrywing-hk.localhost'
/** Businesses in Hong Kong register with their name. */
const withName = (email: string, more: Payload = {}): Payload => {
  const { vendor_code: _, ...payload } = payloadOf(email, { country: 'HK', phone_number: '9123 4567', language: 'en' })
  return { ...payload, business_name: 'Nová kavárna', ...more }
}
const signIn = (email: string, { password = PASSWORD, ...more }: { password?: string; host?: string } = {}) =>
  post(login, { email_address: email, password }, more)
const firstError = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0]
const confirmedBy = async (email: string, more: { host?: string } = {}) => {
  const [mail] = await mailsTo(service, email, more.host?.split('.')[0])
  return post(confirmEmail, { token: linkTokenIn(mail!.text) }, more)
}

describe('POST /register', () => {
  it('with a business name creates a vendor without a location once the address is confirmed (AUTH-06, AUTH-14, OP-54, PERM-05)', async () => {
    const { email, from } = someone()
    const registered = await post(register, withName(email), { from, host: HK_HOST })
    expect(registered.statusCode).toBe(200)
    expect(registered.json()).toMatchObject({ result: { email_address: email } })
    const before = await signIn(email, { host: HK_HOST })
    expect([before.statusCode, firstError(before)?.meta.translation_key]).toEqual([401, 'auth.user-not-confirmed'])
    expect((await confirmedBy(email, { host: HK_HOST })).json()).toEqual({ result: { outcome: 'confirmed' } })
    const { result } = (await signIn(email, { host: HK_HOST })).json<{
      result: { AuthenticationResult: { AccessToken: string } }
    }>()
    const vendors = await service.app.inject({
      url: pathOf(listVendors),
      headers: { host: HK_HOST, authorization: `Bearer ${result.AuthenticationResult.AccessToken}` },
    })
    const own = vendors.json<{ result: { vendors: Array<typeof Vendor.Encoded> } }>().result.vendors
    expect(own).toMatchObject([{ name: 'Nová kavárna', currency: 'HKD', is_active: true }])
    expect(own[0]!.vendor_information.location.latitude).toBeNull()
    expect(own[0]!.vendor_information.contact.phone).toBe('+85291234567')
    expect(own[0]!.vendor_information.owners).toEqual([email])
  })

  it('with a vendor code, in any case, claims the vendor of the code (AUTH-14, OP-54)', async () => {
    const { email, from } = someone()
    expect((await post(register, withCode(email, ' open-1 '), { from })).statusCode).toBe(200)
    await confirmedBy(email)
    const known = await service.deps.stores.accounts.byEmail(CZ, email)
    expect(known?.account.vendorIds).toEqual(['waiting'])
    expect((await service.deps.stores.vendors.byId(CZ, 'waiting'))?.vendor.name).toBe('Čekárna')
  })

  it.each([
    ['NOBODY-1', 422, 'account.vendor-code-unknown'],
    ['TAKEN-1', 409, 'account.vendor-code-used'],
  ])('with the code %s is refused at its field (AUTH-11, ERR-16)', async (code, status, key) => {
    const { email, from } = someone()
    const answer = await post(register, withCode(email, code), { from })
    expect([answer.statusCode, firstError(answer)?.meta]).toEqual([
      status,
      { translation_key: key, field: 'vendor_code' },
    ])
  })

  it('gives a code to one of two concurrent registrations (AUTH-14)', async () => {
    const [one, other] = [someone(), someone()]
    const answers = await Promise.all(
      [one, other].map(({ email, from }) => post(register, withCode(email, 'OPEN-2'), { from })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('refuses a registered address in any case (AUTH-08, CON-19)', async () => {
    const answer = await post(register, payloadOf('ANNA@small.test'), { from: someone().from })
    expect([answer.statusCode, firstError(answer)]).toMatchObject([
      409,
      {
        message:
          'This email has already been registered with an existing account of the provider. Please use a different email address.',
        meta: { translation_key: 'account.email-registered' },
      },
    ])
  })

  it.each([
    [{ vendor_code: ' ' }, 'vendor_code', 'account.vendor-code-missing'],
    [{ vendor_code: '\u200b\u2800' }, 'vendor_code', 'account.vendor-code-missing'],
    [{ vendor_code: '', business_name: 'Nová kavárna' }, 'vendor_code', 'account.vendor-code-missing'],
    [{ email_address: 'nobody' }, 'email_address', 'account.email-invalid'],
    [{ email_address: 'a@b.test,c@d.test' }, 'email_address', 'account.email-invalid'],
    [{ email_address: 'a@b.test\r\nBcc: c@d.test' }, 'email_address', 'account.email-invalid'],
    [{ phone_number: '12' }, 'phone_number', 'account.phone-impossible'],
    [{ password: 'demo-1234!' }, 'password', 'account.password-weak'],
    [{ country: 'SG' }, 'country', 'error.invalid-request'],
    [{ language: 'xx' }, 'language', 'error.invalid-request'],
  ])('refuses %j at its field (API-04, ROUTE-04, VAL-24)', async (wrong, field, key) => {
    const { email, from } = someone()
    const answer = await post(register, payloadOf(email, wrong), { from })
    expect([answer.statusCode, firstError(answer)?.meta]).toEqual([422, { translation_key: key, field }])
    expect(await mailsTo(service, email)).toEqual([])
  })

  it('refuses a vendor code where a business name is required (AUTH-14, OP-54)', async () => {
    const { email, from } = someone()
    const payload = withName(email, { business_name: '', vendor_code: 'OPEN-1' })
    const answer = await post(register, payload, { from, host: HK_HOST })
    expect([answer.statusCode, firstError(answer)?.meta]).toEqual([
      422,
      { translation_key: 'account.business-name-missing', field: 'business_name' },
    ])
  })

  it('applies to its own deployment only (AUTH-06)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    const [mail] = await mailsTo(service, email)
    const elsewhere = await post(confirmEmail, { token: linkTokenIn(mail!.text) }, { host: SG_HOST })
    expect(firstError(elsewhere)?.code).toBe('LINK_NOT_VALID')
  })

  it('blocks an address after ten wrong vendor codes (AUTH-11)', async () => {
    const { from } = someone()
    const statuses = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await post(register, withCode(someone().email, `GUESS-${guess}`), { from })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    service.clock.advance(16 * MINUTE)
    expect((await post(register, withCode(someone().email, 'GUESS-X'), { from })).statusCode).toBe(422)
  })
})

describe('the confirmation mail', () => {
  it('is in the language of the person, as plain text and HTML (AUTH-09)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    const [mail] = await mailsTo(service, email)
    expect(mail!.subject).toBe('Potvrďte svůj e-mail pro Dobrego')
    expect(mail!.text).toContain('24 hodin')
    expect(mail!.text).toMatch(/http:\/\/localhost\/confirm-email#[\w-]{43}\n/)
    expect(mail!.html).toContain('<html lang="cs" dir="ltr">')
  })

  it('escapes the name of the business (AUTH-09)', async () => {
    const { email, from } = someone()
    const name = '<b>Čaj & "Káva"</b>\nBcc: x'
    await post(register, withName(email, { business_name: name }), { from, host: HK_HOST })
    const [mail] = await mailsTo(service, email, 'ferrywing-hk')
    expect(mail!.html).toContain('&lt;b&gt;Čaj &amp; &quot;Káva&quot;&lt;/b&gt; Bcc: x')
  })

  it('is valid for 24 hours; afterwards the address can be registered again (AUTH-09, CONST-23)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    expect((await post(register, payloadOf(email), { from })).statusCode).toBe(409)
    service.clock.advance(24 * HOUR)
    const late = await confirmedBy(email)
    expect([late.statusCode, firstError(late)?.code]).toEqual([422, 'LINK_NOT_VALID'])
    expect((await post(register, payloadOf(email), { from })).statusCode).toBe(200)
    expect((await confirmedBy(email)).statusCode).toBe(200)
  })

  it('answers that the address was already confirmed when its link is opened again (AUTH-09)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    await confirmedBy(email)
    expect((await confirmedBy(email)).json()).toEqual({ result: { outcome: 'already-confirmed' } })
  })

  it('confirms once for two concurrent clicks (AUTH-09)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    const answers = await Promise.all([confirmedBy(email), confirmedBy(email)])
    expect(answers.map((answer) => answer.json<{ result: { outcome: string } }>().result.outcome).sort()).toEqual([
      'already-confirmed',
      'confirmed',
    ])
  })

  it('is sent again on sign-in with the right password, at most three times an hour (AUTH-05)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    expect(firstError(await signIn(email, { password: 'Wrong-1234!' }))?.code).toBe('PASSWORD_INVALID')
    expect(await mailsTo(service, email)).toHaveLength(1)
    for (let again = 0; again < 5; again += 1) await signIn(email)
    expect(await mailsTo(service, email)).toHaveLength(4)
    expect((await confirmedBy(email)).statusCode).toBe(200)
  })

  it('never links to an unknown host from the Host header (AUTH-09)', async () => {
    const { email, from } = someone()
    expect((await post(register, payloadOf(email), { from, host: 'evil.test' })).statusCode).toBe(421)
    expect(await mailsTo(service, email)).toEqual([])
    await post(register, payloadOf(email), { from, host: 'cz.dobrego.example' })
    const [mail] = await mailsTo(service, email)
    expect(mail!.text).toContain('https://cz.dobrego.example/')
  })

  it('leaves only hashes of password and token in the database (AUTH-09)', async () => {
    const { email, from } = someone()
    await post(register, payloadOf(email), { from })
    const token = linkTokenIn((await mailsTo(service, email))[0]!.text)
    const rows = await service.database.sql.selectFrom('confirmations').selectAll().execute()
    const accounts = await service.database.sql.selectFrom('accounts').selectAll().execute()
    const stored = JSON.stringify([rows, accounts])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(PASSWORD)
  })

  it('cancels the registration if it cannot be sent, and logs none of its content (AUTH-06)', async () => {
    const broken = await startService({ settings: { smtpUrl: 'smtp://127.0.0.1:1' } })
    const answer = await broken.app.inject({
      method: 'POST',
      url: pathOf(register),
      headers: { host: 'localhost' },
      payload: withCode('unsent@new.test', 'SMALL-1'),
    })
    expect([answer.statusCode, firstError(answer)?.meta.translation_key]).toEqual([424, 'account.mail-not-delivered'])
    expect(await broken.deps.stores.accounts.byEmail(CZ, 'unsent@new.test')).toBeUndefined()
    expect(broken.log.errors.map(({ event }) => event)).toEqual(['mail-not-sent'])
    expect(String(broken.log.errors[0]?.cause)).not.toContain('unsent')
    await broken.close()
  })
})
