import { describe, expect, it } from 'vitest'
import type { JobId, OrderId, VendorId } from '../../src/domain/ids.ts'

const cancel = (vendorId: VendorId, orderId: OrderId): string => `${vendorId}/${orderId}`

describe('Ids of different kinds', () => {
  const vendorId: VendorId = 'cz1001'
  const orderId: OrderId = 'cz1001-7f19p0df9qkk'

  it('are assignable to their own kind', () => {
    expect(cancel(vendorId, orderId)).toBe('cz1001/cz1001-7f19p0df9qkk')
  })

  it('do not compile as another kind', () => {
    // @ts-expect-error: the arguments are swapped.
    expect(cancel(orderId, vendorId)).toBe('cz1001-7f19p0df9qkk/cz1001')
    // @ts-expect-error: the id of a job is not the id of an order.
    const wrong: OrderId = 'job-1' as JobId
    expect(wrong).toBe('job-1')
  })
})
