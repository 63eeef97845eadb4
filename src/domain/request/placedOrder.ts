import type { Coordinates } from '../coordinates.ts'
import type { Instant } from '../instant.ts'
import type { Country } from '../market/countries.ts'
import type { VendorId } from '../ids.ts'
import type { Customer, Order, Sender } from '../order/order.ts'
import { isPaymentMethod } from '../market/paymentMethod.ts'
import type { Money } from '../pricing/money.ts'
import type { Voucher } from '../pricing/voucher.ts'
import type { Mode } from '../session/mode.ts'
import type { Vendor } from '../vendor/vendor.ts'
import { ageValidationOf } from './ageValidation.ts'
import { addressOfDraft } from './addressOfDraft.ts'
import { customerPhone } from './customerPhone.ts'
import type { RequestDraft } from './requestDraft.ts'
import { amountOf } from './requestValidation.ts'
import { canonicalVatNumber } from './vatNumber.ts'
import { trimText } from '../text/blank.ts'

/** A fee with the signature that proves its quote (ENT-15). */
export interface SignedFee {
  readonly fee: Money
  readonly signature: string
}

/** A voucher with the signed fee after its discount (VOUCH-03). */
export interface AppliedVoucher {
  readonly voucher: Voucher
  readonly discountedFee: SignedFee
}

/** The order as sent to the service (OP-15). */
export interface PlacedOrder {
  readonly vendorId: VendorId
  /** The phone number is E.164. */
  readonly customer: Customer
  readonly order: Order['order']
  readonly deliveryFee: SignedFee
  /** The code and the discounted fee, always together (FEE-06). */
  readonly voucher?: { readonly code: string; readonly discountedFee: SignedFee }
  readonly preorderedFor?: Instant
  readonly vatNumber?: string
  readonly ageValidationRequired?: boolean
  /** Guest mode only (ENT-04). */
  readonly sender?: Sender
}

/** A validated draft with everything else that is sent with it. */
export interface RequestToPlace {
  readonly draft: RequestDraft
  readonly vendor: Pick<Vendor, 'id' | 'offersColdBag' | 'offersAgeValidation' | 'requiresAgeValidation'>
  readonly country: Country
  readonly fee: SignedFee
  readonly voucher?: AppliedVoucher | undefined
  /** Individuals send no VAT number (VAL-21). */
  readonly business: boolean
  /** Absent for signed-in users. */
  readonly mode?: Mode
  /** Sent in guest mode only (ENT-04). */
  readonly sender?: Sender | undefined
}

const validated = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new RangeError(`The order was not validated: ${what} is missing`)
  return value
}

const coordinatesOf = (draft: RequestDraft): Coordinates => ({
  latitude: validated(draft.destinationLatitude, 'latitude'),
  longitude: validated(draft.destinationLongitude, 'longitude'),
})

const customerOf = (draft: RequestDraft, country: Country): Customer => ({
  name: trimText(draft.destinationName),
  phoneNumber: validated(customerPhone(draft.destinationPhoneNumber, country.code), 'phone number'),
  location: {
    ...coordinatesOf(draft),
    address: addressOfDraft(draft, country.code),
    notes: trimText(draft.riderNotes),
  },
})

/**
 * Builds the order of a valid draft (OP-15): trimmed texts, the address in its three positions, cold bag and age check
 * only where offered (OP-63). Throws if the validation refuses the draft.
 */
export const orderToPlace = (request: RequestToPlace): PlacedOrder => {
  const { draft, vendor, country, fee, voucher, business, mode, sender } = request
  const amount = amountOf(draft, country)
  if (country.amountRequired) validated(amount, 'amount')
  const vatNumber = business ? canonicalVatNumber(draft.vatNumber) : ''
  return {
    vendorId: vendor.id,
    customer: customerOf(draft, country),
    order: {
      paymentMethod: validated(
        isPaymentMethod(draft.paymentMethod) ? draft.paymentMethod : undefined,
        'payment method',
      ),
      ...(amount && { amount }),
      description: trimText(draft.orderDescription),
      coldBagNeeded: vendor.offersColdBag && draft.coldBagNeeded,
    },
    deliveryFee: { fee: fee.fee, signature: fee.signature },
    ...(voucher && { voucher: { code: voucher.voucher.code, discountedFee: voucher.discountedFee } }),
    ...(draft.preorderedFor !== undefined && { preorderedFor: draft.preorderedFor }),
    ...(vatNumber !== '' && { vatNumber }),
    ...(ageValidationOf(country, vendor) !== 'none' && { ageValidationRequired: draft.ageValidation }),
    ...(mode === 'guest' && sender && { sender }),
  }
}
