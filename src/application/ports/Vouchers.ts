import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { VoucherDetails } from '../../domain/pricing/voucher.ts'
import type { AppliedVoucher, SignedFee } from '../../domain/request/placedOrder.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** A code that somebody wants to use, and what for. */
export interface VoucherUse {
  readonly code: string
  readonly vendorId: VendorId
  /** When the delivery is wanted. */
  readonly orderTime: Instant
  /** As it was quoted. */
  readonly fee: SignedFee
}

/** Codes that take something off the delivery fee (API-25, API-26). */
export interface VouchersPort {
  /** A code that may not be used is a `ServiceRefusal` with code `VoucherRefused`, its reason in `values.reason`. */
  readonly validate: (use: VoucherUse) => Effect.Effect<AppliedVoucher, ServiceFailure>
  readonly details: (code: string) => Effect.Effect<VoucherDetails, ServiceFailure>
}

export class Vouchers extends Context.Service<Vouchers, VouchersPort>()('application/Vouchers') {}
