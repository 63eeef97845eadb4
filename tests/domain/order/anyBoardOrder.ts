import fc from 'fast-check'
import { instantAt, MINUTE } from '../../../src/domain/instant.ts'
import type { Order, ReadStatus } from '../../../src/domain/order/order.ts'
import { ORDER_STATUSES } from '../../../src/domain/order/orderStatus.ts'
import { anOrder } from '../../support/anOrder.ts'

const anyStatus: fc.Arbitrary<ReadStatus> = fc.constantFrom(...ORDER_STATUSES, 'UNKNOWN' as const)

/** Multiples of 5 minutes within 3 hours, so that moments coincide and thresholds are hit. */
export const anyBoardMoment = fc.nat({ max: 36 }).map((step) => instantAt(step * 5 * MINUTE))

const anyEstimates = fc.record(
  { pickUpAt: anyBoardMoment, dropOffAt: anyBoardMoment, estimatedAt: anyBoardMoment },
  { requiredKeys: ['estimatedAt'] },
)

/** Few ids, all statuses, and moments on both sides of every threshold. */
export const anyBoardOrder: fc.Arbitrary<Order> = fc
  .record(
    {
      id: fc.nat({ max: 11 }).map((n) => `vendor-${n}`),
      status: anyStatus,
      statusHistory: fc.array(fc.record({ status: anyStatus, createdAt: anyBoardMoment }), { maxLength: 3 }),
      createdAt: anyBoardMoment,
      updatedAt: anyBoardMoment,
      preorderedFor: anyBoardMoment,
      estimates: anyEstimates,
    },
    { requiredKeys: ['id', 'status', 'statusHistory', 'createdAt', 'updatedAt'] },
  )
  .map(anOrder)
