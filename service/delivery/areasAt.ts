import type { Coordinates } from '../../src/domain/address/coordinates.ts'
import type { VendorJson } from '../store/stores.ts'
import { areaAround } from './areaAround.ts'
import { isInside } from './deliveryArea.ts'

/** Where a vendor delivers from that place: around it, when none of its areas is there (OP-73). */
export const areasAt = (
  place: Coordinates,
  { vendor_id: id, delivery_areas: areas }: Pick<VendorJson, 'vendor_id' | 'delivery_areas'>,
): VendorJson['delivery_areas'] => (areas.some((ring) => isInside(ring, place)) ? areas : [areaAround(place, id)])
