import { describe, expect, it } from 'vitest'
import { EXTRA_CALLS, LACKING_IN_MEMORY, servicesOf, type BackEnd } from '../../../src/domain/market/backEnd.ts'

const SITE = 'https://cz.dobrego.test'

const serviceOf = (said: BackEnd, site = SITE) => {
  const { service } = servicesOf(said, site)
  if (service === undefined) throw new Error('No service answers')
  return service
}

describe('servicesOf', () => {
  it('uses the page’s own site by default, as in production (COUNTRY-10, LIVE-01, I18N-06)', () => {
    expect(servicesOf({}, SITE)).toEqual({
      environment: 'production',
      service: { calls: SITE, socket: 'wss://cz.dobrego.test/ws', idempotencyKeys: true },
      texts: '/locales',
      analytics: true,
    })
    expect(serviceOf({}, 'http://localhost:8080').socket).toBe('ws://localhost:8080/ws')
  })

  it('derives the socket from the address of the calls, unless it has its own (LIVE-01, OP-41)', () => {
    expect(serviceOf({ calls: 'https://api.test/cz' }).socket).toBe('wss://api.test/cz/ws')
    const own = serviceOf({ calls: 'https://api.test', socket: 'wss://live.test/ws' })
    expect([own.calls, own.socket]).toEqual(['https://api.test', 'wss://live.test/ws'])
  })

  it('sends idempotency keys to the site, and elsewhere only if they are taken (CON-16)', () => {
    const takes = (backEnd: BackEnd) => serviceOf(backEnd).idempotencyKeys
    expect([takes({}), takes({ socket: 'wss://live.test/ws' })]).toEqual([true, true])
    expect([takes({ calls: 'https://api.test' }), takes({ calls: 'https://api.test', idempotencyKeys: true })]).toEqual(
      [false, true],
    )
  })

  it('has no addresses where the page answers itself', () => {
    expect(servicesOf({ backend: 'memory' }, SITE)).toEqual({
      environment: 'production',
      texts: '/locales',
      analytics: true,
    })
    const flags = ['https://a.test/flags']
    expect(servicesOf({ backend: 'memory', flags }, SITE).flags).toEqual(flags)
    expect(LACKING_IN_MEMORY.filter((call) => !EXTRA_CALLS.includes(call))).toEqual([])
  })

  it('keeps the order of the flag providers (FLAG-03)', () => {
    const flags = ['https://a.test/flags', 'https://b.test/flags']
    expect(servicesOf({ flags }, SITE).flags).toEqual(flags)
  })

  it.each([
    ['production', undefined, true],
    ['sandbox', undefined, true],
    ['staging', undefined, false],
    ['development', undefined, false],
    ['production', false, false],
    ['staging', true, true],
  ] as const)('in %s with analytics set to %s pushes: %s (ANALYTICS-02, CON-20)', (environment, analytics, isOn) => {
    const services = servicesOf({ environment, ...(analytics !== undefined && { analytics }) }, SITE)
    expect(services.analytics).toBe(isOn)
  })

  it('names the tag manager only where analytics are on (ANALYTICS-02, CON-20)', () => {
    const tagManager = { container: 'GTM-AB12CD', host: 'https://tags.test' }
    const inPage = (said: BackEnd) => servicesOf({ ...said, tagManager }, SITE).tagManager
    expect([inPage({}), inPage({ environment: 'sandbox' })]).toEqual([tagManager, tagManager])
    expect(inPage({ environment: 'development', analytics: true })).toEqual(tagManager)
    expect([inPage({ environment: 'staging' }), inPage({ analytics: false })]).toEqual([undefined, undefined])
  })
})
