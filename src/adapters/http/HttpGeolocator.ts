import { autocompletePlace, placeDetails, reversePlace, type PlaceDetails } from '../../../contract/geolocator.ts'
import type { GeolocatorPort, Place, PlaceSuggestion } from '../../application/ports/Geolocator.ts'
import { EXACTNESSES } from '../../domain/address/placeFit.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const toPlace = ({ address }: typeof PlaceDetails.Type): Place => ({
  id: address.id,
  formattedAddress: address.formatted_address,
  coordinates: { latitude: address.latitude, longitude: address.longitude },
  street: address.street,
  streetNumber: address.street_number,
  building: address.building,
  area: address.area,
  city: address.city,
  postalCode: address.postal_code,
  countryCode: address.country_code,
})

interface FitOnWire {
  readonly exactness?: string
  readonly unused?: ReadonlyArray<string>
  readonly fit?: number
}

/** Nothing if a part is missing, or if this build does not know the exactness (OP-50). */
const fitIn = ({ exactness: named, unused, fit }: FitOnWire): Pick<PlaceSuggestion, 'fit'> => {
  const exactness = EXACTNESSES.find((one) => one === named)
  return exactness === undefined || unused === undefined || fit === undefined ? {} : { fit: { exactness, unused, fit } }
}

/** Implements API-08 to API-10. */
export const makeHttpGeolocator = (portal: PortalHttp, country: CountryCode): GeolocatorPort => ({
  autocomplete: (query, near, language) =>
    portal
      .call(autocompletePlace, {
        query: { query, country, language, ...(near && { lat: near.latitude, lng: near.longitude }) },
      })
      .pipe(
        mapAnswer(({ result }) =>
          result.map(({ address }) => ({
            id: address.id,
            formattedAddress: address.formatted_address,
            coordinates: { latitude: address.latitude, longitude: address.longitude },
            ...fitIn(address),
          })),
        ),
      ),
  reverse: ({ latitude, longitude }) =>
    portal
      .call(reversePlace, { query: { lat: latitude, lng: longitude } })
      .pipe(mapAnswer(({ result }) => toPlace(result))),
  details: (id) =>
    portal.call(placeDetails, { query: { query_id: id } }).pipe(mapAnswer(({ result }) => toPlace(result))),
})
