import type { PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'

/** An option of an address field: a saved customer or a place. */
export type AddressOption =
  | { readonly kind: 'customer'; readonly id: string; readonly customer: SavedAddress }
  | { readonly kind: 'place'; readonly id: string; readonly place: PlaceSuggestion }

export const customerOption = (customer: SavedAddress): AddressOption => ({
  kind: 'customer',
  id: `customer-${customer.id}`,
  customer,
})

export const placeOption = (place: PlaceSuggestion): AddressOption => ({
  kind: 'place',
  id: `place-${place.id}`,
  place,
})
