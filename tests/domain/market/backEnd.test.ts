import { describe, expect, it } from 'vitest'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'

const SITE = 'https://cz.dobrego.test'

describe('servicesOf', () => {
  it('uses the page’s own site by default, as in production (COUNTRY-10, LIVE-01, I18N-06)', () => {
    expect(servicesOf({}, SITE)).toEqual({
      environment: 'production',
      calls: SITE,
      socket: 'wss://cz.dobrego.test/ws',
      texts: '/locales',
      analytics: true,
      idempotencyKeys: true,
    })
    expect(servicesOf({}, 'http://localhost:8080').socket).toBe('ws://localhost:8080/ws')
  })

  it('derives the socket from the address of the calls, unless it has its own (LIVE-01, OP-41)', () => {
    expect(servicesOf({ calls: 'https://api.test/cz' }, SITE).socket).toBe('wss://api.test/cz/ws')
    const own = servicesOf({ calls: 'https://api.test', socket: 'wss://live.test/ws' }, SITE)
    expect([own.calls, own.socket]).toEqual(['https://api.test', 'wss://live.test/ws'])
  })

  it('sends idempotency keys to the site, and elsewhere only if they are taken (CON-16)', () => {
    const takes = (backEnd: Parameters<typeof servicesOf>[0]) => servicesOf(backEnd, SITE).idempotencyKeys
    expect([takes({}), takes({ socket: 'wss://live.test/ws' })]).toEqual([true, true])
    expect([takes({ calls: 'https://api.test' }), takes({ calls: 'https://api.test', idempotencyKeys: true })]).toEqual(
      [false, true],
    )
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
})
