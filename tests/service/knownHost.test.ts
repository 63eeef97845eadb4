import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFlags } from '../../contract/flags.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { isKnownHost } from '../../service/http/knownHost.ts'
import { startService, type ServiceInProcess } from '../support/serviceInProcess.ts'

const HERE = { host: '127.0.0.1' }
const PUBLIC = { host: '0.0.0.0', publicUrl: 'https://portal.example:8443' }

describe('isKnownHost', () => {
  it.each([
    'localhost',
    'LOCALHOST:8080',
    'localhost.',
    'ferrywing-sg.localhost:8080',
    '127.0.0.1:8080',
    '127.9.9.9',
    '[::1]:8080',
    'cz.dobrego.example',
    'staging-at.fjordel.example:443',
  ])('accepts %s (DEPLOY-01)', (host) => {
    expect(isKnownHost(host, HERE)).toBe(true)
  })

  it.each([
    'evil.test',
    'localhost.evil.test',
    'dobrego-cz.evil.test',
    'cz.dobrego.example.evil.test',
    'evil.cz.dobrego.example',
    '127.0.0.1.evil.test',
    '192.168.1.5:8080',
    '0.0.0.0',
    'portal.example',
    '',
  ])('refuses %s', (host) => {
    expect(isKnownHost(host, HERE)).toBe(false)
  })

  it.each([
    ['portal.example', true],
    ['Portal.Example:80', true],
    ['ferrywing-sg.portal.example', true],
    ['nobody-xx.portal.example', false],
    ['a.ferrywing-sg.portal.example', false],
    ['notportal.example', false],
  ])('checks PUBLIC_URL and deployments below it: %s is %s', (host, isKnown) => {
    expect(isKnownHost(host, PUBLIC)).toBe(isKnown)
  })

  it.each([
    ['192.168.1.5', '192.168.1.5:8080'],
    ['fd00::5', '[fd00::5]:8080'],
  ])('accepts the address of HOST: %s', (host, header) => {
    expect(isKnownHost(header, { host })).toBe(true)
  })
})

describe('a request for another host', () => {
  let service: ServiceInProcess
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.close())

  it.each(['/', '/order-tracking', pathOf(readFlags), '/docs', '/sandbox', '/assets/main.js', '/ws', '/nothing.here'])(
    'is refused in the error format: %s (DEPLOY-05)',
    async (url) => {
      const refused = await service.app.inject({ url, headers: { host: 'evil.test' } })
      expect(refused.statusCode).toBe(421)
      expect(refused.json()).toMatchObject({
        errors: [{ code: 'UNKNOWN_HOST', meta: { translation_key: 'error.unknown-host' } }],
      })
    },
  )

  it.each(['/healthz', '/livez', '/readyz'])(
    'is answered if it is the health check %s by address (RUN-06)',
    async (url) => {
      const answer = await service.app.inject({ url, headers: { host: '10.0.0.7:8080' } })
      expect(answer.statusCode).toBe(200)
    },
  )
})
