import { describe, expect, it } from 'vitest'
import { feeDespiteRefusal, TEST_VENDOR_FEE, testVendors } from '../../../src/domain/request/testVendors.ts'

describe('Test vendors', () => {
  it('are two examples outside production, none in production, or the configured ones (REQ-27, OP-22)', () => {
    expect(testVendors('staging')).toEqual(['test-vendor-1', 'test-vendor-2'])
    expect(testVendors('production')).toEqual([])
    expect(testVendors('production', ['v9'])).toEqual(['v9'])
    expect(testVendors('staging', [])).toEqual([])
  })

  it.each([
    ['CZK', 1337_00],
    ['JPY', 1337],
    ['KWD', 1337_000],
  ] as const)('pay 1337 %s when the destination is refused (REQ-27, CONST-41)', (currency, minor) => {
    expect(TEST_VENDOR_FEE).toBe(1337)
    expect(feeDespiteRefusal('test-vendor-1', testVendors('staging'), currency)).toEqual({ minor, currency })
  })

  it('must be listed: other vendors stay refused (REQ-27)', () => {
    expect(feeDespiteRefusal('pekarna-u-mostu', testVendors('staging'), 'CZK')).toBeUndefined()
    expect(feeDespiteRefusal('test-vendor-1', testVendors('production'), 'CZK')).toBeUndefined()
  })
})
