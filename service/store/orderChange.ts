import type { Instant } from '../../src/domain/instant.ts'
import type { OrderRow } from './orderRow.ts'

/** An order as it was committed. */
export interface OrderChange {
  readonly deployment: string
  readonly orderId: string
  readonly vendorId: string
  readonly createdAt: Instant
  /** JSON text. */
  readonly document: string
}

export const changeOf = (row: OrderRow): OrderChange => ({
  deployment: row.deployment,
  orderId: row.id,
  vendorId: row.vendor_id,
  createdAt: row.created_at,
  document: row.document,
})
