import type { Coordinates } from '../../src/domain/coordinates.ts'
import { isCountryCode } from '../../src/domain/market/countries.ts'
import { TEST_VENDOR_FEE, TEST_VENDOR_SIGNATURE } from '../../src/domain/request/testVendors.ts'
import type { Settings } from '../base/settings.ts'
import { deriveKey } from '../base/deriveKey.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { isDeliverable } from './deliveryArea.ts'
import { signDiscount, verifyDiscount, type Discount } from './discountSignature.ts'
import { verifyFee, type FeeClaim, type FeeVerdict } from './feeSignature.ts'

/** The delivery rules for placing and changing orders. */
export interface Delivery {
  readonly verifyFee: (claim: FeeClaim) => FeeVerdict
  /** Signs a discounted fee; the signature is valid as long as that of the fee. */
  readonly signDiscount: (discount: Discount) => string
  readonly verifyDiscount: (discount: Discount, signature: string) => boolean
  /** Whether the vendor delivers to the destination (VAL-17). */
  readonly delivers: (vendor: VendorJson, destination: Coordinates) => boolean
}

interface Parts {
  /** The service's secret, from which the signing keys are derived. */
  readonly secret: Uint8Array
  readonly settings: Pick<Settings, 'testVendors'>
}

/** Whether the vendor delivers from source to destination (API-21); false if its country is unknown. */
export const deliversFrom = (vendor: VendorJson, source: Coordinates, destination: Coordinates): boolean => {
  const country = vendor.vendor_information.location.country_code
  if (!isCountryCode(country)) return false
  return isDeliverable({ country, vendorLocation: source, areas: vendor.delivery_areas }, destination)
}

/** Builds the delivery rules. A vendor without a location delivers nowhere, unless it is a test vendor. */
export const makeDelivery = ({ secret, settings }: Parts): Delivery => {
  const key = deriveKey(secret, 'fee')
  const discountKey = deriveKey(secret, 'discount')
  const isTestVendor = (vendorId: string) => settings.testVendors.includes(vendorId)
  // The portal itself sets this signature on the fee of a refused test vendor.
  const isTestFee = ({ signature, vendorId, fee }: FeeClaim) =>
    signature === TEST_VENDOR_SIGNATURE && isTestVendor(vendorId) && fee === TEST_VENDOR_FEE
  return {
    verifyFee: (claim) => (isTestFee(claim) ? 'valid' : verifyFee(key, claim)),
    signDiscount: (discount) => signDiscount(discountKey, discount),
    verifyDiscount: (discount, signature) => verifyDiscount(discountKey, discount, signature),
    delivers: (vendor, destination) => {
      if (isTestVendor(vendor.vendor_id)) return true
      const { latitude, longitude } = vendor.vendor_information.location
      return latitude !== null && longitude !== null && deliversFrom(vendor, { latitude, longitude }, destination)
    },
  }
}
