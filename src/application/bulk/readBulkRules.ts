import { Effect } from 'effect'
import type { BulkCircumstances } from '../../domain/bulk/bulkRow.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { CurrentFlags } from '../ports/CurrentFlags.ts'
import { checkServiceHours } from '../request/checkServiceHours.ts'
import { readItemValueLimit } from '../request/readItemValueLimit.ts'
import { readPaymentMethodsOf } from '../request/readPaymentMethods.ts'

/** All that rows are judged by, but the moment they are judged at. */
export interface BulkRules {
  readonly circumstances: Omit<BulkCircumstances, 'now'>
  /** Of the value of items, in major units; -1 is none (VAL-18). */
  readonly valueLimit: number
}

/** Never fails: what cannot be read judges nothing, and the service judges every row again. */
export const readBulkRules = Effect.fn('readBulkRules')(function* (vendor: Vendor, vendors: ReadonlyArray<Vendor>) {
  const { country } = yield* CurrentDeployment
  const flags = yield* (yield* CurrentFlags).known
  const [availablePaymentMethods, serviceHours, valueLimit] = yield* Effect.all(
    [readPaymentMethodsOf(flags.has('NonePaymentMethod')), checkServiceHours(), readItemValueLimit()],
    { concurrency: 'unbounded' },
  )
  const rules: BulkRules = {
    circumstances: { country, vendor, vendors, availablePaymentMethods, serviceHours },
    valueLimit,
  }
  return rules
})
