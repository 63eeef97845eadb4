import type { Coordinates } from '../coordinates.ts'
import type { VendorId } from '../ids.ts'
import { givenOwners, type CollectionPointDraft } from './collectionPoint.ts'
import { originAddress } from './originAddress.ts'
import type { Vendor, VendorLocation } from './vendor.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { trimText } from '../text/blank.ts'

/** A collection point as saved (OUTLET-14). */
export interface CollectionPoint {
  readonly parentVendorId: VendorId
  readonly clientVendorId: string
  readonly name: string
  readonly phone: string
  readonly owners: ReadonlyArray<string>
  readonly location: VendorLocation & { readonly coordinates: Coordinates }
}

/** Maximum characters of each field. */
export const COLLECTION_POINT_LENGTHS = {
  clientVendorId: 64,
  name: 255,
  phone: 64,
  owner: 320,
  unit: 255,
  building: 255,
  postalCode: 32,
  city: 255,
} as const

/** Maximum number of owners. */
export const MAX_OWNERS = 50

/** Builds the request body of a valid draft (OUTLET-14, OUTLET-21); throws without coordinates. */
export const collectionPointToSave = (draft: CollectionPointDraft, countryCode: string): CollectionPoint => {
  const { notes, streetAddress: _, ...place } = originAddress(draft, countryCode)
  return {
    parentVendorId: draft.parentVendorId,
    clientVendorId: trimText(draft.clientVendorId),
    name: trimText(draft.name),
    phone: trimText(draft.phone),
    owners: givenOwners(draft.owners),
    location: {
      ...place,
      street: trimText(draft.street),
      streetNumber: westernDigits(trimText(draft.streetNumber ?? '')),
      riderInstructions: notes,
    },
  }
}

/** The outlet after saving; its parent and an existing client id stay (API-36). */
export const outletSavedAs = (outlet: Vendor, point: CollectionPoint): Vendor => ({
  ...outlet,
  clientVendorId: outlet.clientVendorId ?? point.clientVendorId,
  name: point.name,
  phone: point.phone,
  owners: point.owners,
  location: point.location,
})
