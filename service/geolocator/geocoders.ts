import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { Settings } from '../settings.ts'
import type { Geocoder } from './geocoder.ts'
import { makeGeocoder } from './makeGeocoder.ts'

/** The geocoder of each country, made when it is first asked for. */
export const makeGeocoders = (settings: Pick<Settings, 'geocoderUrl'>): ((country: CountryCode) => Geocoder) => {
  const made = new Map<CountryCode, Geocoder>()
  return (country) => {
    const geocoder = made.get(country) ?? makeGeocoder(settings, country)
    made.set(country, geocoder)
    return geocoder
  }
}
