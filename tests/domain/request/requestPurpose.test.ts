import { describe, expect, it } from 'vitest'
import { NEW_ORDER, purposeKey, type RequestPurpose } from '../../../src/domain/request/requestPurpose.ts'

describe('The purpose of a request', () => {
  const purposes: ReadonlyArray<RequestPurpose> = [
    NEW_ORDER,
    { kind: 'edit', orderId: 'order-1' },
    { kind: 'edit', orderId: 'order-2' },
    { kind: 'again', orderId: 'order-1' },
    { kind: 'again', orderId: 'order-2' },
  ]

  it('is a new order by default', () => {
    expect(NEW_ORDER).toEqual({ kind: 'new' })
  })

  it('has a key of its kind and order', () => {
    expect(purposes.map(purposeKey)).toEqual(['new', 'edit.order-1', 'edit.order-2', 'again.order-1', 'again.order-2'])
  })
})
