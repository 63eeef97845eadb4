import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnAddress } from '../../../src/domain/session/returnAddress.ts'

describe('returnAddress', () => {
  it.each([
    '/request-a-rider',
    '/request-a-rider/cz1001?orderID=cz1001-a1',
    '/order-tracking/cz1001?order_id=cz1001-a1',
  ])('accepts the screen %s (SESS-05)', (address) => {
    expect(returnAddress(address)).toBe(address)
  })

  it.each([
    'https://evil.test/request-a-rider',
    '//evil.test/request-a-rider',
    '/\\evil.test/request-a-rider',
    '/\t/evil.test/order-tracking',
    'javascript:alert(1)',
    'request-a-rider',
    '/request-a-riders',
    '/sandbox',
    '/request-a-rider/../sandbox',
    '/connect?back=/order-tracking',
    '',
  ])('rejects %j (SESS-05)', (address) => {
    expect(returnAddress(address)).toBeUndefined()
  })

  it("never leaves the site's origin, whatever is typed (SESS-05)", () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '\t',
      'evil.test',
      'order-tracking',
      'http',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const address = returnAddress(parts.join(''))
        const target = new URL(address ?? '/', 'https://portal.test')
        expect(target.origin).toBe('https://portal.test')
      }),
    )
  })

  it('drops the fragment (SESS-05)', () => {
    expect(returnAddress('/order-tracking#later')).toBe('/order-tracking')
  })
})
