import { isDeepStrictEqual } from 'node:util'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { VendorJson } from '../store/vendorStore.ts'
import { areaAround } from './areaAround.ts'
import { isInside } from './deliveryArea.ts'

/**
 * The delivery areas of a vendor at a new place (OP-73): its own areas if one of them contains the place, otherwise the
 * ring of the country's distance around it. A former such ring moves along.
 */
export const areasAt = (
  place: Coordinates,
  {
    vendor_information: { location },
    delivery_areas: areas,
  }: Pick<VendorJson, 'vendor_information' | 'delivery_areas'>,
  country: Country,
): VendorJson['delivery_areas'] => {
  const { latitude, longitude } = location
  const isOwn =
    latitude == null || longitude == null || !isDeepStrictEqual(areas, [areaAround({ latitude, longitude }, country)])
  return isOwn && areas.some((ring) => isInside(ring, place)) ? areas : [areaAround(place, country)]
}
