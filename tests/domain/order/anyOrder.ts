import fc from 'fast-check'
import { instantAt } from '../../../src/domain/instant.ts'
import type { Order, ReadStatus } from '../../../src/domain/order/order.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { anOrder } from '../../support/anOrder.ts'

/** The moments of `anyOrder` are between 0 and this, so that they often coincide. */
export const TIME_SPAN = 20

const anyStatus: fc.Arbitrary<ReadStatus> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ORDER_STATUSES) },
  { weight: 1, arbitrary: fc.constantFrom('DELAYED', 'UNKNOWN') },
)

const anyMoment = fc.nat({ max: TIME_SPAN }).map(instantAt)

/** Few ids, few moments, all statuses: orders that collide, tie and overtake each other. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record(
    {
      id: fc.nat({ max: 11 }).map((n) => `vendor-${n}`),
      status: anyStatus,
      statusHistory: fc.array(fc.record({ status: anyStatus, createdAt: anyMoment }), { maxLength: 3 }),
      createdAt: fc.nat({ max: 4 }).map(instantAt),
      updatedAt: anyMoment,
      preorderedFor: anyMoment,
    },
    { requiredKeys: ['id', 'status', 'statusHistory', 'createdAt', 'updatedAt'] },
  )
  .map(anOrder)
