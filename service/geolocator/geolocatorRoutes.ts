import type { FastifyInstance } from 'fastify'
import { autocompletePlace, placeDetails, reversePlace } from '../../contract/geolocator.ts'
import { isOnEarth } from '../../src/domain/coordinates.ts'
import type { RouteDeps } from '../http/route.ts'
import type { GeocoderOf } from './geocoders.ts'
import { Problem, invalidField } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import type { FoundPlace, GeocoderUnavailable, SuggestedPlace } from './geocoder.ts'

type Deps = RouteDeps & { readonly geocoderOf: GeocoderOf }

const geocoderAway = ({ because }: GeocoderUnavailable) =>
  new Problem('GEOCODER_UNAVAILABLE', { message: `The geocoder is ${because}` })

const positionJson = (place: FoundPlace) => ({
  id: place.id,
  formatted_address: place.formattedAddress,
  latitude: place.latitude,
  longitude: place.longitude,
})

const suggestionJson = (place: SuggestedPlace) => ({ address: { ...positionJson(place), ...place.fit } })

const detailsJson = (place: FoundPlace) => ({
  result: {
    address: {
      ...positionJson(place),
      street: place.street,
      street_number: place.streetNumber,
      building: place.building,
      area: place.area,
      city: place.city,
      postal_code: place.postalCode,
      country_code: place.countryCode,
    },
  },
})

const positionIn = (query: { readonly lat: number; readonly lng: number }) => {
  const position = { latitude: query.lat, longitude: query.lng }
  if (isOnEarth(position)) return position
  throw invalidField(Math.abs(query.lat) > 90 ? 'lat' : 'lng', 'error.invalid-coordinates')
}

/**
 * Routes for autocomplete, reverse and details (API-08 to API-10) with each country's geocoder. Suggestions are in the
 * person's language. Forms store the answers of reverse and details, which are in the country's language.
 */
export const geolocatorRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { geocoderOf } = deps

  registerEndpoint(app, deps, autocompletePlace, async ({ query, deployment }) => {
    const { lat, lng, language } = query
    const near = lat === undefined || lng === undefined ? undefined : positionIn({ lat, lng })
    const places = await geocoderOf(deployment.country.code).autocomplete({
      text: query.query,
      country: query.country,
      ...(near && { near }),
      ...(language && { language }),
    })
    if (places.found === 'unavailable') return geocoderAway(places)
    return { result: places.value.map(suggestionJson) }
  })

  registerEndpoint(app, deps, reversePlace, async ({ query, deployment }) => {
    const place = await geocoderOf(deployment.country.code).reverse(positionIn(query), deployment.country.defaultLocale)
    if (place.found === 'unavailable') return geocoderAway(place)
    return place.found === 'yes' ? detailsJson(place.value) : new Problem('NOT_FOUND')
  })

  registerEndpoint(app, deps, placeDetails, async ({ query, deployment }) => {
    const place = await geocoderOf(deployment.country.code).details(query.query_id, deployment.country.defaultLocale)
    if (place.found === 'unavailable') return geocoderAway(place)
    return place.found === 'yes' ? detailsJson(place.value) : new Problem('NOT_FOUND')
  })
}
