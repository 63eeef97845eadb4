import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { withDefault, Latitude, Longitude, NumberInQuery, nonEmptyTextUpTo, textUpTo } from './values.ts'

const MAX_TYPED = 500
/** An id may contain what was typed, in base64, with letters of three bytes. */
const MAX_ID = 5 * MAX_TYPED

/** ENT-09, ADDR-26. Without `exactness` and `fit` it is unknown how exact the place is. */
const PlaceSuggestion = Schema.Struct({
  address: Schema.Struct({
    id: Schema.NonEmptyString,
    formatted_address: Schema.NonEmptyString,
    latitude: Latitude,
    longitude: Longitude,
    /** `house`, `street`, `district`, `town` or `country`: what the searched text names at most. */
    exactness: Schema.optionalKey(Schema.String),
    /** Normalized words of the searched text that the place does not have. */
    unused: Schema.optionalKey(Schema.Array(Schema.String)),
    /** 0 to 1; 1 if the text names this place and nothing else. */
    fit: Schema.optionalKey(Schema.Finite),
  }),
})

/** A suggestion with its parts (ADDR-04); unknown parts are empty or absent. */
export const PlaceDetails = Schema.Struct({
  address: Schema.Struct({
    id: Schema.NonEmptyString,
    formatted_address: Schema.NonEmptyString,
    latitude: Latitude,
    longitude: Longitude,
    street: withDefault(Schema.String, ''),
    street_number: withDefault(Schema.String, ''),
    building: withDefault(Schema.String, ''),
    area: withDefault(Schema.String, ''),
    city: withDefault(Schema.String, ''),
    postal_code: withDefault(Schema.String, ''),
    country_code: withDefault(Schema.String, ''),
  }),
})

export const autocompletePlace = endpoint('autocompletePlace', 'GET', 'geolocator', '/geolocator/autocomplete', {
  guests: true,
  // API-08
  summary: 'Suggests places for a typed text in the requested language, ranked near lat and lng.',
  query: Schema.Struct({
    query: nonEmptyTextUpTo(MAX_TYPED),
    country: Schema.String.check(Schema.isPattern(/^[A-Za-z]{2}$/)),
    lat: Schema.optionalKey(NumberInQuery),
    lng: Schema.optionalKey(NumberInQuery),
    language: Schema.optionalKey(textUpTo(35)),
  }),
  refuses: ['GEOCODER_UNAVAILABLE'],
  answer: Schema.Struct({ result: Schema.Array(PlaceSuggestion) }),
})

export const reversePlace = endpoint('reversePlace', 'GET', 'geolocator', '/geolocator/reverse', {
  guests: true,
  // API-09
  summary: "Returns the address at a position in the country's language, or 404 if there is none nearby.",
  query: Schema.Struct({ lat: NumberInQuery, lng: NumberInQuery }),
  refuses: ['NOT_FOUND', 'GEOCODER_UNAVAILABLE'],
  answer: Schema.Struct({ result: PlaceDetails }),
})

export const placeDetails = endpoint('placeDetails', 'GET', 'geolocator', '/geolocator/details', {
  guests: true,
  // API-10
  summary: "Returns all parts of a suggested place in the country's language.",
  query: Schema.Struct({ query_id: nonEmptyTextUpTo(MAX_ID) }),
  refuses: ['NOT_FOUND', 'GEOCODER_UNAVAILABLE'],
  answer: Schema.Struct({ result: PlaceDetails }),
})
