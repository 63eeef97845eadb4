import { ERROR_CODES } from '../../contract/errors.ts'
import type { VoucherRefusal } from '../../src/domain/pricing/voucherRules.ts'
import { Problem } from '../base/problems.ts'

/** One answer for every refusal (VOUCH-04); a program finds the rule in `reason`. */
export const voucherRefused = (reason: VoucherRefusal): Problem =>
  new Problem(ERROR_CODES.voucherRefused, { values: { reason } })
