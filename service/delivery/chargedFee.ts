import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import { feeDespiteRefusal } from '../../src/domain/request/testVendors.ts'
import type { Settings } from '../base/settings.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { deliversFrom } from './makeDelivery.ts'
import { quoteFee } from './quoteFee.ts'

/** The stored location of the collection point; fees use it instead of the location in the request, which could be forged. */
export const pickUpLocation = ({ vendor_information: { location } }: VendorJson): Coordinates | undefined =>
  location.latitude === null || location.longitude === null
    ? undefined
    : { latitude: location.latitude, longitude: location.longitude }

export interface ChargedFee {
  readonly fee: Money
  /** Metres by road. */
  readonly distance: number
}

/** A delivery to compute the fee of. */
interface DeliveryToCharge {
  readonly source: Coordinates
  readonly destination: Coordinates
  readonly paymentMethod?: PaymentMethod | undefined
}

/** The fee of a delivery of this vendor (FEE-04); `undefined` if it is not deliverable (VAL-17). */
export const chargedFee = (
  settings: Pick<Settings, 'testVendors'>,
  country: Country,
  vendor: VendorJson,
  { source, destination, paymentMethod }: DeliveryToCharge,
): ChargedFee | undefined => {
  const quote = quoteFee(country, source, destination, paymentMethod)
  if (deliversFrom(vendor, source, destination)) return quote
  const fee = feeDespiteRefusal(vendor.vendor_id, settings.testVendors, country.currency)
  return fee && { ...quote, fee }
}
