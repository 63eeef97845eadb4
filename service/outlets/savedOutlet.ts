import type { OutletToSave } from '../../contract/outlets.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import {
  COLLECTION_POINT_REFUSAL_KEYS,
  collectionPointRefusals,
  givenOwners,
  onlyPhoneCharacters,
  type CollectionPointDraft,
  type CollectionPointField,
} from '../../src/domain/vendor/collectionPoint.ts'
import { areasAt } from '../delivery/areasAt.ts'
import { mayBeIn } from '../delivery/countryBounds.ts'
import { invalidFields } from '../base/problems.ts'
import { clientIdOf, type VendorJson } from '../store/vendorStore.ts'
import { storedLocation } from './storedLocation.ts'
import { streetAndNumber } from './streetAndNumber.ts'
import { trimText } from '../../src/domain/text/blank.ts'

type Sent = typeof OutletToSave.Type

const WIRE_FIELD: Readonly<Record<CollectionPointField, keyof Sent>> = {
  clientVendorId: 'client_vendor_id',
  name: 'name',
  phone: 'phone_number',
  owners: 'users',
  text: 'address',
  notes: 'rider_instructions',
}

/** Translation keys of fields that cannot change (OUTLET-03). */
export const OUTLET_LOCKED_KEYS = {
  clientVendorId: 'outlet.client-id-kept',
  parentVendorId: 'outlet.parent-kept',
} as const

const phoneOf = (sent: Sent): string => onlyPhoneCharacters(sent.phone_number)

const draftOf = (sent: Sent): CollectionPointDraft => ({
  parentVendorId: sent.parent_vendor_id,
  clientVendorId: sent.client_vendor_id,
  name: sent.name,
  phone: phoneOf(sent),
  owners: sent.users,
  text: sent.address,
  unit: sent.unit,
  building: sent.building,
  postalCode: sent.postal_code,
  city: sent.city,
  notes: sent.rider_instructions,
  street: `${sent.street} ${sent.street_number}`,
  position: { latitude: sent.latitude, longitude: sent.longitude },
})

type LockedIds = Pick<VendorJson, 'client_vendor_id' | 'parent_vendor_id'>

/** All invalid fields of a collection point; for an existing outlet also changes of locked fields (OUTLET-03). */
export const outletRefusal = (sent: Sent, country: Country, known?: LockedIds) =>
  invalidFields([
    ...collectionPointRefusals(draftOf(sent)).map(
      ({ code, field }) => [WIRE_FIELD[field], COLLECTION_POINT_REFUSAL_KEYS[code], true] as const,
    ),
    [
      'client_vendor_id',
      OUTLET_LOCKED_KEYS.clientVendorId,
      known !== undefined && !['', trimText(sent.client_vendor_id)].includes(clientIdOf(known)),
    ],
    [
      'parent_vendor_id',
      OUTLET_LOCKED_KEYS.parentVendorId,
      known !== undefined && known.parent_vendor_id !== sent.parent_vendor_id,
    ],
    ['country_code', 'error.outside-country', !['', country.code].includes(sent.country_code)],
    ['latitude', 'error.outside-country', !mayBeIn(country.code, sent)],
  ])

/** Without a separate number, the number is extracted from the street. */
const streetOf = (sent: Sent): { readonly street: string; readonly streetNumber: string } => {
  const streetNumber = westernDigits(trimText(sent.street_number))
  return streetNumber === '' ? streetAndNumber(sent.street) : { street: trimText(sent.street), streetNumber }
}

/** The outlet with everything that was sent, except its parent and its client id (OUTLET-14, API-36). */
export const updatedOutlet = (outlet: VendorJson, sent: Sent, country: Country): VendorJson => {
  const name = trimText(sent.name)
  return {
    ...outlet,
    client_vendor_id: clientIdOf(outlet) || trimText(sent.client_vendor_id),
    name,
    vendor_information: {
      name,
      owners: givenOwners(sent.users),
      contact: { phone: phoneOf(sent) },
      location: storedLocation(
        {
          ...sent,
          ...streetOf(sent),
          addressText: sent.address,
          postalCode: sent.postal_code,
          riderInstructions: sent.rider_instructions,
        },
        country,
      ),
    },
    delivery_areas: areasAt(sent, outlet, country),
  }
}

/** A new outlet: payment methods and offers come from its parent, and it delivers around its own place (API-35). */
export const newOutlet = (id: string, parent: VendorJson, sent: Sent, country: Country): VendorJson =>
  updatedOutlet(
    {
      ...parent,
      vendor_id: id,
      id,
      parent_vendor_id: parent.vendor_id,
      client_vendor_id: null,
      is_parent: false,
      outlets: [],
      delivery_areas: [],
    },
    sent,
    country,
  )
