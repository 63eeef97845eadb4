import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../service/app.ts'
import { readSettings } from '../../service/base/settings.ts'
import { silentLog } from '../support/silentLog.ts'

let site: FastifyInstance
let portalDir: string

beforeAll(async () => {
  portalDir = mkdtempSync(path.join(tmpdir(), 'portal-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(portalDir, file)), { recursive: true })
    writeFileSync(path.join(portalDir, file), text)
  }
  write('pages/pages.json', JSON.stringify([{ name: 'landing', path: '/' }]))
  write('pages/csp.json', JSON.stringify({ scripts: [] }))
  write('memory/dobrego-cz.json', '{}')
  for (const page of ['landing', 'not-found'])
    write(`pages/dobrego-cz/en/${page}.html`, '<!doctype html><html lang="en"></html>')
  const settings = { ...readSettings({}), portalDir, deployments: new Map([['dobrego-cz', { backend: 'memory' }]]) }
  site = await buildSite({ settings: settings as Parameters<typeof buildSite>[0]['settings'], log: silentLog })
})
afterAll(async () => {
  await site.close()
  rmSync(portalDir, { recursive: true })
})

const get = (url: string, method: 'GET' | 'POST' = 'GET') =>
  site.inject({ method, url, headers: { host: 'dobrego-cz.localhost' } })

describe('the site without a service', () => {
  it('sends pages that say so, and their data', async () => {
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('data-back-end="{&quot;backend&quot;:&quot;memory&quot;}"')
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
