import type { Coordinates } from '../coordinates.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Money } from '../pricing/money.ts'
import type { Voucher } from '../pricing/voucher.ts'
import type { KnownEstimates } from './estimates.ts'
import type { ReadStatus } from './orderStatus.ts'
import type { Vehicle } from './vehicle.ts'

export type { ReadStatus }

/** One step of an order's history, oldest first in `Order.statusHistory`. */
export interface StatusChange {
  readonly status: ReadStatus
  readonly createdAt: Instant
}

export interface Customer {
  readonly name: string
  readonly phoneNumber: string
  readonly location: Coordinates & {
    /** Comma-joined unit, building and text (ENT-02, ADDR-16). */
    readonly address: string
    readonly notes: string
  }
}

/** The sender of an order placed without an account (REQ-36, ENT-04). */
export interface Sender extends Customer {
  readonly email: string
}

/** What the recipient lets the rider know by the tracking link (PUB-04). It never changes. */
export interface RecipientNote {
  readonly text: string
  readonly writtenAt: Instant
}

export interface OrderRider {
  /** Empty if it is not known. */
  readonly name: string
  readonly phoneNumber: string
  readonly vehicle?: Vehicle
}

/** An order as read (ENT-01 to ENT-04). */
export interface Order {
  readonly id: OrderId
  /** The short code by which people call the order. */
  readonly code: string
  readonly vendorId: VendorId
  readonly status: ReadStatus
  readonly statusHistory: ReadonlyArray<StatusChange>
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** The requested time of a pre-order. */
  readonly preorderedFor?: Instant
  readonly customer: Customer
  readonly order: {
    readonly paymentMethod: PaymentMethod
    /** Absent if the country does not require it (VAL-11). */
    readonly amount?: Money
    readonly description: string
    readonly coldBagNeeded: boolean
  }
  readonly deliveryFee: Money
  readonly discountedDeliveryFee?: Money
  /** Proves that the discount was granted (ENT-01). */
  readonly discountedDeliveryFeeSignature?: string
  /** What a card was charged for the delivery; it stays when the fee falls. */
  readonly chargedFee?: Money
  readonly vatNumber?: string
  readonly voucher?: Voucher
  readonly ageValidationRequired: boolean
  /** Minutes to the pick-up as estimated when the order was placed. */
  readonly pickUpEstimate?: number
  /** The service's current estimates; absent if it has none. */
  readonly estimates?: KnownEstimates
  readonly rider?: OrderRider
  /** Oldest first; absent if there are none. */
  readonly recipientNotes?: ReadonlyArray<RecipientNote>
  readonly cancelReason?: string
  /** The guest who placed the order (ENT-04). */
  readonly sender?: Sender
}

/** The vendor id is everything before the last dash (OP-60): order ids are `{vendorId}-{random}`. */
export const vendorIdOf = (id: OrderId): VendorId => id.slice(0, Math.max(0, id.lastIndexOf('-')))
