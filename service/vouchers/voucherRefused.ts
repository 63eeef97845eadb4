import type { VoucherRefusal } from '../../src/domain/pricing/voucherRefusal.ts'
import { Problem } from '../base/problems.ts'

/** One answer for all refusals (VOUCH-04); programs find the rule in `reason`. */
export const voucherRefused = (reason: VoucherRefusal): Problem<'VoucherRefused'> =>
  new Problem('VoucherRefused', { values: { reason } })
