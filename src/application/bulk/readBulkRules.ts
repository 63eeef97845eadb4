import { Effect } from 'effect'
import { ordersByPhone, type OrdersByPhone } from '../../domain/bulk/bulkConcerns.ts'
import type { BulkCircumstances } from '../../domain/bulk/bulkRow.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { currentOrders } from '../order/currentOrders.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { CurrentFlags } from '../ports/CurrentFlags.ts'
import { checkServiceHours } from '../request/checkServiceHours.ts'
import { readItemValueLimit } from '../request/readItemValueLimit.ts'
import { readPaymentMethodsOf } from '../request/readPaymentMethods.ts'

/** Everything that the rules of rows need, except the current time. */
export interface BulkRules {
  readonly circumstances: Omit<BulkCircumstances, 'now'>
  /** Limit of the item value in major units; -1 means none (VAL-18). */
  readonly valueLimit: number
  /** Orders of today and of the next days that a row may repeat. */
  readonly placed: OrdersByPhone
}

/** Never fails: a rule whose data cannot be read is skipped, because the service checks every row again. */
export const readBulkRules = Effect.fn('readBulkRules')(function* (vendor: Vendor, vendors: ReadonlyArray<Vendor>) {
  const { country } = yield* CurrentDeployment
  const flags = yield* (yield* CurrentFlags).known
  const today = currentOrders({ vendorId: vendor.id, includeOutlets: vendor.isParent })
  const [availablePaymentMethods, serviceHours, valueLimit, { orders }] = yield* Effect.all(
    [
      readPaymentMethodsOf(flags.has('NonePaymentMethod')),
      checkServiceHours(vendor),
      readItemValueLimit(),
      Effect.orElseSucceed(today, () => ({ orders: [] })),
    ],
    { concurrency: 'unbounded' },
  )
  const rules: BulkRules = {
    circumstances: { country, vendor, vendors, availablePaymentMethods, serviceHours },
    valueLimit,
    placed: ordersByPhone(orders),
  }
  return rules
})
