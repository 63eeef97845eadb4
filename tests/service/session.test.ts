import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { extendLogin, login, logout } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { listVendors } from '../../contract/vendors.ts'
import { makePasswords } from '../../service/session/passwords.ts'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'
import { CZ, PASSWORD, SG_HOST } from '../support/smallWorld.ts'

interface Granted {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken: string
  readonly ExpiresIn: number
}

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const post = (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  service.app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } })

const enter = async (email = 'anna@small.test'): Promise<Granted> => {
  const answer = await post(pathOf(login), { email_address: email, password: PASSWORD })
  return answer.json<{ result: { AuthenticationResult: Granted } }>().result.AuthenticationResult
}
const extend = (refreshToken: string, headers = {}) =>
  post(pathOf(extendLogin), { refresh_token: refreshToken }, headers)
const grantedBy = (answer: { json: () => unknown }) =>
  (answer.json() as { result: { AuthenticationResult: Granted } }).result.AuthenticationResult
const bearer = ({ AccessToken, IdToken }: Granted) => `Bearer ${AccessToken}|${IdToken}`
const statusWith = async (authorization: string, host = 'localhost', app = service.app) =>
  (await app.inject({ url: pathOf(listVendors), headers: { host, authorization } })).statusCode

describe('sign-in', () => {
  it('answers the account and tokens that are valid for 15 minutes (AUTH-01, AUTH-02)', async () => {
    const answer = await post(pathOf(login), { email_address: 'ANNA@small.test', password: PASSWORD })
    expect(answer.json()).toMatchObject({
      result: {
        VendorLoginDetails: { user_id: 'account-anna', email: 'anna@small.test', name: 'Anna' },
        AuthenticationResult: { ExpiresIn: 900 },
      },
    })
    expect(await statusWith(bearer(grantedBy(answer)))).toBe(200)
  })

  it('answers a wrong password and an unknown address alike (AUTH-03, AUTH-05)', async () => {
    const wrong = await post(pathOf(login), { email_address: 'boris@small.test', password: 'no' })
    const unknown = await post(pathOf(login), { email_address: 'nobody@small.test', password: 'no' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toBe(unknown.body)
    expect(wrong.json()).toMatchObject({
      errors: [{ message: 'password-invalid', meta: { translation_key: 'auth.password-invalid' } }],
    })
  })

  it('hashes at the same cost for unknown addresses (AUTH-05)', async () => {
    const costs: Array<string> = []
    const passwords = makePasswords(1, ({ memory, passes, parallelism, tagLength }) => {
      costs.push(`${memory} ${passes} ${parallelism} ${tagLength}`)
      return Promise.resolve(Buffer.alloc(tagLength, 1))
    })
    const hash = await passwords.hash('right')
    expect(await passwords.matches('right', hash)).toBe(true)
    expect(await passwords.matches('right', undefined)).toBe(false)
    expect(costs).toEqual(['19456 2 1 32', '19456 2 1 32', '19456 2 1 32'])
  })

  it('checks at most as many passwords at once as there are cores (AUTH-01)', async () => {
    let running = 0
    let most = 0
    const passwords = makePasswords(2, async ({ tagLength }) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => void setImmediate(resolve))
      running -= 1
      return Buffer.alloc(tagLength, 1)
    })
    await Promise.all(Array.from({ length: 20 }, () => passwords.hash('some')))
    expect(most).toBe(2)
  })

  it('refuses further passwords while too many wait, in the form that every call may answer (AUTH-01)', async () => {
    let finish: () => void = () => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const passwords = makePasswords(1, async ({ tagLength }) => {
      await finished
      return Buffer.alloc(tagLength, 1)
    })
    const waiting = Array.from({ length: 201 }, () => passwords.hash('some'))
    await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 })
    finish()
    await Promise.all(waiting)
    await expect(passwords.hash('one more')).resolves.toMatch(/^\$argon2id/)
  })

  it('accepts the access token alone or with its identity token, but not tokens of two sessions (SESS-09, OP-40)', async () => {
    const [one, other] = [await enter(), await enter()]
    expect(await statusWith(`Bearer ${one.AccessToken}`)).toBe(200)
    expect(await statusWith(bearer(one))).toBe(200)
    expect(await statusWith(`Bearer ${one.AccessToken}|${other.IdToken}`)).toBe(401)
    expect(await statusWith(`Bearer ${one.IdToken}`)).toBe(401)
    expect(await statusWith(`Bearer ${one.RefreshToken}`)).toBe(401)
  })

  it('is invalid in another deployment (SESS-09)', async () => {
    expect(await statusWith(bearer(await enter()), SG_HOST)).toBe(401)
  })

  it('identifies a device by its token, for its one vendor (SESS-09, OP-40)', async () => {
    const token = await service.deps.sessions.deviceToken(CZ, 'bistro')
    const answer = await service.app.inject({
      url: pathOf(listVendors),
      headers: { authorization: `GoDroid ${token}` },
    })
    expect(answer.json<{ result: { vendors: Array<{ vendor_id: string }> } }>().result.vendors).toHaveLength(1)
    expect(await statusWith(`Bearer ${token}`)).toBe(401)
    expect(await statusWith(`GoDroid ${token}`, SG_HOST)).toBe(401)
  })
})

describe('a session', () => {
  it('is extended by its refresh token, which is consumed (SESS-03, SESS-04)', async () => {
    const first = await enter()
    service.clock.advance(16 * MINUTE)
    expect(await statusWith(bearer(first))).toBe(401)
    const second = grantedBy(await extend(first.RefreshToken))
    expect(second.RefreshToken).not.toBe(first.RefreshToken)
    expect(await statusWith(bearer(second))).toBe(200)
  })

  it('gives concurrent tabs the same new refresh token (SESS-03)', async () => {
    const { RefreshToken } = await enter()
    const answers = await Promise.all(Array.from({ length: 8 }, () => extend(RefreshToken)))
    expect(new Set(answers.map((answer) => grantedBy(answer).RefreshToken)).size).toBe(1)
  })

  it('gives a repeat within 30 s the then current token (SESS-03)', async () => {
    const first = await enter()
    const second = grantedBy(await extend(first.RefreshToken))
    service.clock.advance(20 * SECOND)
    const third = grantedBy(await extend(second.RefreshToken))
    service.clock.advance(10 * SECOND)
    const late = grantedBy(await extend(first.RefreshToken))
    expect(late.RefreshToken).toBe(third.RefreshToken)
  })

  it('ends if a used refresh token comes back after 30 s (SESS-03)', async () => {
    const first = await enter()
    const second = grantedBy(await extend(first.RefreshToken))
    service.clock.advance(30 * SECOND + 1)
    expect((await extend(first.RefreshToken)).statusCode).toBe(401)
    expect((await extend(second.RefreshToken)).statusCode).toBe(401)
    expect(await statusWith(bearer(second))).toBe(401)
  })

  it('ends after 30 days without an extension (SESS-03)', async () => {
    const { RefreshToken } = await enter()
    service.clock.advance(30 * 24 * 60 * MINUTE)
    expect((await extend(RefreshToken)).statusCode).toBe(401)
  })

  it('is not extended in another deployment or with a made-up token (SESS-03)', async () => {
    const { RefreshToken } = await enter()
    expect((await extend(RefreshToken, { host: SG_HOST })).statusCode).toBe(401)
    expect((await extend('invented')).statusCode).toBe(401)
    expect((await extend(RefreshToken)).statusCode).toBe(200)
  })

  it('is invalid after sign-out, in every process on the database (SESS-06)', async () => {
    const granted = await enter()
    const other = await startService({ database: service.database, clock: service.clock })
    expect(await statusWith(bearer(granted), 'localhost', other.app)).toBe(200)
    expect((await post(pathOf(logout), {}, { authorization: bearer(granted) })).json()).toEqual({})
    expect(await statusWith(bearer(granted))).toBe(401)
    expect(await statusWith(bearer(granted), 'localhost', other.app)).toBe(401)
    expect((await extend(granted.RefreshToken)).statusCode).toBe(401)
    await other.close()
  })

  it('ends by a sign-out with an empty JSON body (SESS-06, API-06)', async () => {
    const headers = { authorization: bearer(await enter()), 'content-type': 'application/json', host: 'localhost' }
    const answer = await service.app.inject({ method: 'POST', url: pathOf(logout), headers, payload: '' })
    expect(answer.statusCode).toBe(200)
  })

  it('leaves neither passwords nor tokens in the database in plain text (SESS-06)', async () => {
    const granted = await enter()
    const { sql } = service.database
    const tables = await Promise.all(
      (['accounts', 'sessions', 'refresh_tokens', 'failed_attempts'] as const).map((table) =>
        sql.selectFrom(table).selectAll().execute(),
      ),
    )
    const everything = JSON.stringify(tables)
    for (const secret of [PASSWORD, granted.AccessToken, granted.RefreshToken]) expect(everything).not.toContain(secret)
    expect(everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })
})

describe('guessing passwords', () => {
  const guess = (email: string, address: string, password = 'wrong') =>
    service.app.inject({
      method: 'POST',
      url: pathOf(login),
      remoteAddress: address,
      headers: { host: 'localhost' },
      payload: { email_address: email, password },
    })

  it('is blocked after 10 failures per account for 15 minutes, even with the right password (AUTH-05)', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await guess('pavla@small.test', `10.0.0.${count}`)).statusCode).toBe(401)
    service.clock.advance(5 * MINUTE)
    const refused = await guess('pavla@small.test', '10.0.0.99', PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(10 * 60))
    expect(refused.json()).toMatchObject({ errors: [{ meta: { translation_key: 'auth.too-many-requests' } }] })
    service.clock.advance(10 * MINUTE)
    expect((await guess('pavla@small.test', '10.0.0.99', PASSWORD)).statusCode).toBe(200)
  })

  it('is blocked after 10 failures per address, across accounts and concurrent calls (AUTH-05)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(`someone-${index}@small.test`, '10.9.9.9')),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 20 }, () => 429)])
    expect((await guess('anna@small.test', '10.9.9.8', PASSWORD)).statusCode).toBe(200)
  })

  it('is counted by the actual address, not by one that the client claims (AUTH-05)', async () => {
    const statuses = []
    for (let count = 0; count < 12; count += 1) {
      const answer = await service.app.inject({
        method: 'POST',
        url: pathOf(login),
        remoteAddress: '10.7.7.7',
        headers: { host: 'localhost', 'x-forwarded-for': `10.1.1.${count}` },
        payload: { email_address: `other-${count}@small.test`, password: 'wrong' },
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})
