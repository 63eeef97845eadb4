import { describe, expect, it } from 'vitest'
import { ownUrl } from '../../../src/domain/session/ownUrl.ts'

describe('ownUrl', () => {
  it('parses a path of this site with its query', () => {
    const url = ownUrl('/orders?page=2')
    expect([url?.pathname, url?.search]).toEqual(['/orders', '?page=2'])
  })

  it.each([
    '',
    'orders',
    'see /orders',
    '//other.example',
    '/.//other.example',
    '/\\other.example',
    '/\t/other.example',
  ])('refuses %j', (text) => {
    expect(ownUrl(text)).toBeUndefined()
  })

  it('keeps two slashes at the end of a path', () => {
    expect(ownUrl('/orders//')?.pathname).toBe('/orders//')
  })
})
