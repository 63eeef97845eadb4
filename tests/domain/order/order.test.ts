import { describe, expect, it } from 'vitest'
import { vendorIdOf } from '../../../src/domain/order/order.ts'

describe('vendorIdOf', () => {
  it.each([
    ['pekarna-7f3k2', 'pekarna'],
    ['pekarna-u-mostu-7f3k2', 'pekarna-u-mostu'],
    ['-7f3k2', ''],
    ['7f3k2', ''],
    ['', ''],
  ])('returns for %s everything before the last dash: %s (OP-60)', (id, vendorId) => {
    expect(vendorIdOf(id)).toBe(vendorId)
  })
})
