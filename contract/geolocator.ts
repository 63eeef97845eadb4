import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Latitude, Longitude, NumberInQuery, nonEmptyTextUpTo, textUpTo } from './values.ts'

/** ENT-09. */
const PlaceSuggestion = Schema.Struct({
  address: Schema.Struct({
    id: Schema.NonEmptyString,
    formatted_address: Schema.NonEmptyString,
    latitude: Latitude,
    longitude: Longitude,
  }),
})

/** A suggestion with its parts (ADDR-04); unknown parts are empty. */
export const PlaceDetails = Schema.Struct({
  address: Schema.Struct({
    id: Schema.NonEmptyString,
    formatted_address: Schema.NonEmptyString,
    latitude: Latitude,
    longitude: Longitude,
    street: Schema.String,
    street_number: Schema.String,
    building: Schema.String,
    area: Schema.String,
    city: Schema.String,
    postal_code: Schema.String,
    country_code: Schema.String,
  }),
})

export const autocompletePlace = endpoint('autocompletePlace', 'GET', 'geolocator', '/geolocator/autocomplete', {
  guests: true,
  summary: 'Places for a typed text, in the language asked for, the nearest to lat and lng first (API-08).',
  query: Schema.Struct({
    query: nonEmptyTextUpTo(500),
    country: Schema.String.check(Schema.isPattern(/^[A-Za-z]{2}$/)),
    lat: Schema.optionalKey(NumberInQuery),
    lng: Schema.optionalKey(NumberInQuery),
    language: Schema.optionalKey(textUpTo(35)),
  }),
  answer: Schema.Struct({ result: Schema.Array(PlaceSuggestion) }),
})

export const reversePlace = endpoint('reversePlace', 'GET', 'geolocator', '/geolocator/reverse', {
  guests: true,
  summary: "The address at a position, in the country's language (API-09); 404 when there is none within reach.",
  query: Schema.Struct({ lat: NumberInQuery, lng: NumberInQuery }),
  answer: Schema.Struct({ result: PlaceDetails }),
})

export const placeDetails = endpoint('placeDetails', 'GET', 'geolocator', '/geolocator/details', {
  guests: true,
  summary: "All parts of a suggested place, in the country's language (API-10).",
  query: Schema.Struct({ query_id: nonEmptyTextUpTo(500) }),
  answer: Schema.Struct({ result: PlaceDetails }),
})
