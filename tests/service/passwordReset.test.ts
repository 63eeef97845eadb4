import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgotPassword, resetPassword } from '../../contract/account.ts'
import { login } from '../../contract/auth.ts'
import { pathOf, type Endpoint } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { listVendors } from '../../contract/vendors.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import { CODE_MINUTES, CODE_TRIES } from '../../service/session/passwordResets.ts'
import { codeIn, mailsTo } from '../support/accountMails.ts'
import { signIn, startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { ANNA, CZ, PASSWORD, SG_HOST } from '../support/smallWorld.ts'

const NEW = 'Other-1234!'

let service: ServiceInProcess
let password: string
let serial = 0

beforeAll(async () => {
  service = await startService()
  password = PASSWORD
})
// Each test runs in another hour, so that earlier attempts do not count.
beforeEach(() => service.clock.advance(61 * MINUTE))
afterAll(() => service.close())

const post = (endpoint: Pick<Endpoint, 'service' | 'path'>, payload: object, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url: pathOf(endpoint),
    headers: { host: 'localhost', ...headers },
    payload,
    remoteAddress: `10.1.0.${serial}`,
  })
const ask = (email = ANNA.email, headers: Record<string, string> = {}) =>
  post(forgotPassword, { email_address: email }, headers)
const reset = (code: string, more: object = {}) =>
  post(resetPassword, { email_address: ANNA.email, code, password: NEW, ...more })
const newCode = async () => {
  service.clock.advance(1_000)
  await ask()
  return codeIn((await mailsTo(service, ANNA.email))[0]!.text)
}
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')
const keyOf = (answer: { json: () => unknown }) => (answer.json() as ErrorAnswer).errors[0]?.meta.translation_key
const statusOfSignIn = async (secret: string) =>
  (await post(login, { email_address: ANNA.email, password: secret })).statusCode

describe('resetting a password', () => {
  beforeEach(() => void (serial += 1))

  it('sets a new password by the mailed code, and invalidates the old one and all sessions (AUTH-10, OP-18)', async () => {
    const before = await signIn(service.app, ANNA.email)
    const set = await reset(await newCode())
    expect([set.statusCode, set.json()]).toEqual([200, {}])
    password = NEW
    const headers = { host: before.host, authorization: before.authorization }
    expect((await service.app.inject({ url: pathOf(listVendors), headers })).statusCode).toBe(401)
    expect([await statusOfSignIn(PASSWORD), await statusOfSignIn(NEW)]).toEqual([401, 200])
    const subjects = (await mailsTo(service, ANNA.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Vaše heslo u Dobrego bylo změněno')
  })

  it('answers the same for an unknown address, which gets no mail (OP-18)', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@small.test')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await mailsTo(service, 'nobody@small.test')).toEqual([])
    const wrong = [
      await reset('123456', { email_address: 'nobody@small.test' }),
      await reset(otherThan(await newCode())),
    ]
    expect(wrong.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [422, wrong[0]!.body],
      [422, wrong[0]!.body],
    ])
  })

  it('answers before it looks up the address (OP-18)', async () => {
    let looked = 0
    const { accounts } = service.deps.stores
    const byEmail = accounts.byEmail
    Object.assign(accounts, {
      byEmail: async (...wanted: Parameters<typeof byEmail>) => {
        await new Promise((resolve) => void setImmediate(resolve))
        looked += 1
        return byEmail(...wanted)
      },
    })
    const answered = await service.deps.passwordResets.ask({
      deployment: service.deps.settings.deployment,
      email: ANNA.email,
      address: '10.9.9.9',
      languages: [],
      origin: 'http://localhost',
    })
    expect([answered.outcome, looked]).toEqual(['accepted', 0])
    await service.deps.passwordResets.settled()
    Object.assign(accounts, { byEmail })
    expect(looked).toBe(1)
  })

  it('accepts a code for 15 minutes (OP-18, CONST-22)', async () => {
    const code = await newCode()
    service.clock.advance(CODE_MINUTES * MINUTE)
    const late = await reset(code)
    expect([CODE_MINUTES, late.statusCode, keyOf(late)]).toEqual([15, 422, 'account.code-not-valid'])
  })

  it('accepts a code once, also for concurrent calls (OP-18)', async () => {
    const code = await newCode()
    const both = await Promise.all([reset(code), reset(code)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect((await reset(code)).statusCode).toBe(422)
  })

  it('replaces the code by the next one (OP-18)', async () => {
    const first = await newCode()
    let second = await newCode()
    // Two codes are equal with a probability of one in a million.
    if (second === first) second = await newCode()
    expect((await reset(first)).statusCode).toBe(422)
    expect((await reset(second)).statusCode).toBe(200)
  })

  it('invalidates a code after five wrong attempts (OP-18)', async () => {
    const code = await newCode()
    for (let guess = 0; guess < CODE_TRIES; guess += 1) expect((await reset(otherThan(code))).statusCode).toBe(422)
    expect((await reset(code)).statusCode).toBe(422)
  })

  it('blocks guesses after ten, and answers when to retry (OP-18)', async () => {
    const code = await newCode()
    const statuses = []
    for (let guess = 0; guess < 100; guess += 1) statuses.push((await reset(otherThan(code))).statusCode)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    const stopped = await reset(code)
    expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('allows five requests an hour, for known and unknown addresses (OP-18)', async () => {
    for (const email of [ANNA.email, 'nobody@small.test']) {
      const statuses = []
      for (let time = 0; time < 7; time += 1) statuses.push((await ask(email)).statusCode)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    }
  })

  it.each([
    [{ code: '12345' }, 'account.code-not-valid'],
    [{ code: '12345a' }, 'account.code-not-valid'],
    [{ password: 'short' }, 'account.password-weak'],
  ])('refuses %j (VAL-24, VAL-26)', async (wrong, key) => {
    const answer = await reset('123456', wrong)
    expect([answer.statusCode, keyOf(answer)]).toEqual([422, key])
  })

  it('does not affect the same address in another deployment (OP-18)', async () => {
    const code = await newCode()
    const elsewhere = await post(resetPassword, { email_address: ANNA.email, code, password: NEW }, { host: SG_HOST })
    expect(elsewhere.statusCode).toBe(422)
    expect(await mailsTo(service, ANNA.email, 'ferrywing-sg')).toEqual([])
  })

  it('stores only a hash of the code, and never logs the code (OP-18)', async () => {
    const code = await newCode()
    const kept = await service.database.sql.selectFrom('reset_codes').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(kept[0]!.hash).toMatch(/^\$argon2id\$/)
    expect(kept[0]!.hash).not.toContain(code)
    expect(service.log.errors).toEqual([])
  })

  it('mails in the requested language, right to left for Arabic (AUTH-10)', async () => {
    await ask(ANNA.email, { cookie: 'lang=cs' })
    expect((await mailsTo(service, ANNA.email))[0]).toMatchObject({ subject: 'Váš kód pro nové heslo u Dobrego' })
    const kuwait = { ...ANNA, id: 'account-kuwait', deployment: 'qamarly-kw' }
    await service.deps.stores.accounts.add(kuwait, await service.deps.passwords.hash(PASSWORD))
    await ask(ANNA.email, { host: 'qamarly-kw.localhost', 'accept-language': 'ar' })
    const [mail] = await mailsTo(service, ANNA.email, 'qamarly-kw')
    expect(mail!.html).toContain('<html lang="ar" dir="rtl">')
    expect(mail!.text).toMatch(/^\d{6}$/m)
  })

  it('is required once an operator demands it: sign-in answers why until the password is reset (AUTH-05)', async () => {
    await service.deps.stores.resets.require(CZ, ANNA.email)
    const refused = await post(login, { email_address: ANNA.email, password })
    expect([refused.statusCode, keyOf(refused)]).toEqual([401, 'auth.password-reset-required'])
    expect((await reset(await newCode())).statusCode).toBe(200)
    expect(await statusOfSignIn(NEW)).toBe(200)
  })
})
