import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { DAY, minus } from '../../domain/instant.ts'
import { lastCustomers } from '../../domain/request/lastCustomers.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'

/** Orders of so many days are read, at most one page of them. */
const DAYS = 90
const PAGE = 50

/**
 * The last customers of a vendor, with what they usually order, from its past orders (ADDR-22, ADDR-23). Nothing of it is
 * kept on the device (PERSIST-01).
 */
export const readLastCustomers = Effect.fn('readLastCustomers')(function* (vendorId: VendorId) {
  const { country } = yield* CurrentDeployment
  const from = minus(yield* currentInstant, DAYS * DAY)
  const { list } = yield* OrderRepository
  const { orders } = yield* list({ vendorId, from, count: PAGE, includeOutlets: false, scheduled: false })
  return lastCustomers(orders, country)
})
