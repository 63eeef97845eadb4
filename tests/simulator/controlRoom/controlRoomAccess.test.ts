import { afterEach, describe, expect, it } from 'vitest'
import { readFlags } from '../../../contract/flags.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { controlRoomSecret, isOnNetwork } from '../../../simulator/controlRoom/controlRoomAccess.ts'
import { readSettings, type Settings } from '../../../service/base/settings.ts'
import type { ServiceInProcess } from '../../support/serviceInProcess.ts'
import { startSimulatedService } from '../../support/simulatedService.ts'

let service: ServiceInProcess
afterEach(() => service.close())

const start = async (settings: Partial<Settings>) => {
  service = await startSimulatedService({ settings })
  return controlRoomSecret(service.deps.secret)
}
const get = (url: string, headers: Readonly<Record<string, string>> = {}) => service.app.inject({ url, headers })
const signIn = (secret: string) =>
  service.app.inject({
    method: 'POST',
    url: '/sandbox/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ secret }).toString(),
  })

describe('the control room', () => {
  it.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('needs no secret at %s (SANDBOX-05)', async (host) => {
    await start({ host })
    expect((await get('/sandbox')).statusCode).toBe(200)
    expect((await get('/sandbox/api/flags')).statusCode).toBe(200)
  })

  it.each([
    ['HOST', { HOST: '0.0.0.0' }, true],
    ['HOST', { HOST: '::' }, true],
    ['HOST', { HOST: '192.168.1.5' }, true],
    ['a proxy', { TRUST_PROXY: '1' }, true],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example' }, true],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:8080' }, false],
  ])('can be reached from the network by %s: %j is %s', async (_, env, isSo) => {
    await start({})
    expect(isOnNetwork(readSettings(env))).toBe(isSo)
  })

  it('requires its secret on a network for the page, its files and every call (SANDBOX-05)', async () => {
    const secret = await start({ host: '0.0.0.0' })
    const page = await get('/sandbox')
    expect([page.statusCode, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<form')
    expect(page.body).not.toContain(secret)
    for (const url of [
      '/sandbox/api/flags',
      '/sandbox/api/mails',
      '/s%61ndbox/api/flags',
      '/sandbox/control-room.js',
    ]) {
      const refused = await get(url)
      expect([url, refused.statusCode]).toEqual([url, 401])
      expect(refused.json()).toMatchObject({
        errors: [{ code: 'CONTROL_ROOM_CLOSED', meta: { translation_key: 'failure.signed-out' } }],
      })
    }
  })

  it.each(['', 'nonsense', 'x'.repeat(24)])('is not opened by %j', async (wrong) => {
    const secret = await start({ host: '0.0.0.0' })
    expect((await get('/sandbox/api/flags', { authorization: `Bearer ${wrong}` })).statusCode).toBe(401)
    expect((await get('/sandbox/api/flags', { cookie: `control-room=${wrong}` })).statusCode).toBe(401)
    expect((await get('/sandbox/api/flags', { cookie: `other-control-room=${secret}` })).statusCode).toBe(401)
    const form = await signIn(wrong)
    expect([form.statusCode, form.headers['set-cookie']]).toEqual([401, undefined])
    expect(form.body).toContain('That is not the secret')
  })

  it('accepts its secret as a bearer token from programs', async () => {
    const secret = await start({ host: '0.0.0.0' })
    expect((await get('/sandbox/api/flags', { authorization: `Bearer ${secret}` })).statusCode).toBe(200)
  })

  it('accepts its secret once from people, and sets a cookie that no script or other site can use', async () => {
    const secret = await start({ host: '0.0.0.0' })
    const form = await signIn(` ${secret} `)
    expect([form.statusCode, form.headers.location]).toEqual([303, '/sandbox'])
    const cookie = String(form.headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/sandbox']) expect(cookie).toContain(part)
    const [pair = ''] = cookie.split(';')
    expect((await get('/sandbox', { cookie: `lang=cs; ${pair}` })).statusCode).toBe(200)
    expect((await get('/sandbox/api/flags', { cookie: pair })).statusCode).toBe(200)
  })

  it("does not protect the bank's page, which payers visit, or the portal", async () => {
    await start({ host: '0.0.0.0' })
    expect((await get(`/sandbox/bank/${'a'.repeat(32)}`)).statusCode).toBe(404)
    expect((await get('/sandbox/bank.css')).statusCode).toBe(200)
    expect((await get(pathOf(readFlags))).statusCode).toBe(200)
  })

  it('has one secret per database, shared by all processes', async () => {
    const secret = await start({ host: '0.0.0.0' })
    expect(secret).toMatch(/^[\w-]{24}$/)
    expect(controlRoomSecret(service.deps.secret)).toBe(secret)
    expect(controlRoomSecret(new Uint8Array(32))).not.toBe(secret)
  })
})
