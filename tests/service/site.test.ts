import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../service/app.ts'
import { readSettings } from '../../service/base/settings.ts'
import { portalFolder, type PortalFolder } from '../support/portalFolder.ts'
import { silentLog } from '../support/silentLog.ts'

let site: FastifyInstance
let portal: PortalFolder

beforeAll(async () => {
  const page = '<!doctype html><html lang="en"></html>'
  portal = portalFolder({
    'memory/dobrego-cz.json': '{}',
    'pages/dobrego-cz/en/landing.html': page,
    'pages/dobrego-cz/en/not-found.html': page,
  })
  const { portalDir } = portal
  const settings = { ...readSettings({}), portalDir, deployments: new Map([['dobrego-cz', { backend: 'memory' }]]) }
  site = await buildSite({ settings: settings as Parameters<typeof buildSite>[0]['settings'], log: silentLog })
})
afterAll(async () => {
  await site.close()
  portal.remove()
})

const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
  site.inject({ method, url, headers: { host: 'dobrego-cz.localhost' } })

describe('the site without a service', () => {
  it('sends pages that say so, and their data', async () => {
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain(
      'data-back-end="{&quot;environment&quot;:&quot;development&quot;,&quot;backend&quot;:&quot;memory&quot;}"',
    )
    expect(headers['content-security-policy']).toContain("connect-src 'self';")
    expect((await get('/memory/dobrego-cz.json')).statusCode).toBe(200)
    expect((await get('/map-settings.json')).json()).toEqual({ googleMapsKey: '', styleUrl: '', photonUrl: '' })
  })

  it.each([
    ['/orders/api/v1/vendors', 'GET'],
    ['/auth/api/v1/login', 'POST'],
    ['/sandbox/api/orders', 'GET'],
  ] as const)('answers %s with 404: there is no API', async (url, method) => {
    const answer = await get(url, method)
    expect([answer.statusCode, answer.json<{ errors: ReadonlyArray<{ code: string }> }>().errors[0]?.code]).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})
