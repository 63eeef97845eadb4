import { Effect } from 'effect'
import { Geolocator, type Place, type PlaceSuggestion } from '../ports/Geolocator.ts'

const isWhole = (place: PlaceSuggestion): place is Place => 'street' in place

/** Loads all parts of a chosen suggestion (ADDR-04); a failure is "could not fetch place details" (ADDR-17). */
export const choosePlace = Effect.fn('choosePlace')(function* (suggestion: PlaceSuggestion) {
  const geolocator = yield* Geolocator
  return isWhole(suggestion) ? suggestion : yield* geolocator.details(suggestion.id)
})
