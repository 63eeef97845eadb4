import { ERROR_CODES } from '../../contract/errors.ts'
import type { VoucherRefusal } from '../../src/domain/pricing/voucherRules.ts'
import { Problem } from '../base/problems.ts'

/** One answer for all refusals (VOUCH-04); programs find the rule in `reason`. */
export const voucherRefused = (reason: VoucherRefusal): Problem =>
  new Problem(ERROR_CODES.voucherRefused, { values: { reason } })
