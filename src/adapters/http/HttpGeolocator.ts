import { autocompletePlace, placeDetails, reversePlace, type PlaceDetails } from '../../../contract/geolocator.ts'
import type { GeolocatorPort, Place } from '../../application/ports/Geolocator.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'

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

/** Implements API-08 to API-10. */
export const makeHttpGeolocator = (portal: PortalHttp, country: CountryCode): GeolocatorPort => ({
  autocomplete: (query, near, language) =>
    portal
      .call(autocompletePlace, {
        query: { query, country, language, ...(near && { lat: near.latitude, lng: near.longitude }) },
      })
      .pipe(
        reading(({ result }) =>
          result.map(({ address }) => ({
            id: address.id,
            formattedAddress: address.formatted_address,
            coordinates: { latitude: address.latitude, longitude: address.longitude },
          })),
        ),
      ),
  reverse: ({ latitude, longitude }) =>
    portal
      .call(reversePlace, { query: { lat: latitude, lng: longitude } })
      .pipe(reading(({ result }) => toPlace(result))),
  details: (id) =>
    portal.call(placeDetails, { query: { query_id: id } }).pipe(reading(({ result }) => toPlace(result))),
})
