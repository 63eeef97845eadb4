import { amountToCollect } from '../order/amountToCollect.ts'
import { wantedBy } from '../order/lateness.ts'
import type { Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import type { Money } from '../pricing/money.ts'
import { trackingAddress } from '../publicTracking/trackingAddress.ts'
import type { Vendor } from '../vendor/vendor.ts'
import { trimText } from '../text/blank.ts'

/** A6, and rolls of 80 mm for thermal printers. */
export const LABEL_SIZES = ['a6', 'roll'] as const
export type LabelSize = (typeof LABEL_SIZES)[number]

/** What the rider must mind at the door. */
export type LabelMark = 'age-check' | 'cold-bag'

/**
 * The contents of an order's label (CODE-06). The bag passes through many hands, so the label names only what the
 * counter, the rider and the customer need: no goods, no fee, no value that is paid already.
 */
export interface OrderLabel {
  readonly code: string
  /** The outlet, or the guest who sends the order. */
  readonly from: string
  readonly name: string
  readonly phoneNumber: string
  /** As stored: unit, building and text, joined by commas. */
  readonly address: string
  /** Those of the recipient, newest first, then those of the vendor, one a line. */
  readonly notes: string
  readonly collect?: Money
  readonly marks: ReadonlyArray<LabelMark>
  /** When the customer wants the order. */
  readonly wantedBy: Instant
  /** The path of the public tracking page. */
  readonly tracking: string
}

export const orderLabel = (order: Order, vendor: Pick<Vendor, 'name'> | undefined): OrderLabel => {
  const { code, customer, recipientNotes = [], sender } = order
  const collect = amountToCollect(order)
  return {
    code,
    from: sender?.name ?? vendor?.name ?? '',
    name: customer.name,
    phoneNumber: customer.phoneNumber,
    address: customer.location.address,
    notes: [...recipientNotes.map(({ text }) => text).toReversed(), trimText(customer.location.notes)]
      .filter((note) => note !== '')
      .join('\n'),
    ...(collect && { collect }),
    marks: [
      ...(order.ageValidationRequired ? (['age-check'] as const) : []),
      ...(order.order.coldBagNeeded ? (['cold-bag'] as const) : []),
    ],
    wantedBy: wantedBy(order),
    tracking: trackingAddress(order),
  }
}
