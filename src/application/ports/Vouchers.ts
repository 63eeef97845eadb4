import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { VoucherDetails } from '../../domain/pricing/voucher.ts'
import type { AppliedVoucher, SignedFee } from '../../domain/request/placedOrder.ts'
import type { NotFound, ServiceFailure, SignatureExpired, VoucherRefused } from './ServiceFailure.ts'

/** A code with the order it is to be used for. */
export interface VoucherUse {
  readonly code: string
  readonly vendorId: VendorId
  /** The requested delivery time. */
  readonly orderTime: Instant
  /** The quoted fee. */
  readonly fee: SignedFee
}

/** Codes that lower the delivery fee (API-25, API-26). */
export interface VouchersPort {
  readonly validate: (
    use: VoucherUse,
  ) => Effect.Effect<AppliedVoucher, VoucherRefused | SignatureExpired | ServiceFailure>
  readonly details: (code: string) => Effect.Effect<VoucherDetails, NotFound | ServiceFailure>
}

export class Vouchers extends Context.Service<Vouchers, VouchersPort>()('application/Vouchers') {}
