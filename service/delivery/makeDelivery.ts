import type { Coordinates } from '../../src/domain/address/coordinates.ts'
import { isCountryCode } from '../../src/domain/market/countries.ts'
import { TEST_VENDOR_FEE, TEST_VENDOR_SIGNATURE } from '../../src/domain/request/testVendors.ts'
import type { Core, Delivery, FeeClaim } from '../deps.ts'
import { keyFor } from '../session/keys.ts'
import type { VendorJson } from '../store/stores.ts'
import { isDeliverable } from './deliveryArea.ts'
import { signDiscount, verifyDiscount } from './discountSignature.ts'
import { verifyFee } from './feeSignature.ts'

/** Whether the vendor delivers from there to there (API-21); nowhere when its country is not known. */
export const deliversFrom = (vendor: VendorJson, source: Coordinates, destination: Coordinates): boolean => {
  const country = vendor.vendor_information.location.country_code
  if (!isCountryCode(country)) return false
  return isDeliverable({ country, vendorLocation: source, areas: vendor.delivery_areas }, destination)
}

/** What placing an order asks of the delivery rules. A vendor without a location delivers nowhere yet. */
export const makeDelivery = ({ secret, settings }: Pick<Core, 'secret' | 'settings'>): Delivery => {
  const key = keyFor(secret, 'fee')
  const discountKey = keyFor(secret, 'discount')
  const isTestVendor = (vendorId: string) => settings.testVendors.includes(vendorId)
  // The portal gives the fee of a refused test vendor this signature itself.
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
