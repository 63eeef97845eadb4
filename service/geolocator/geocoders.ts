import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { Settings } from '../base/settings.ts'
import type { Geocoder } from './geocoder.ts'
import { makeGeocoder } from './makeGeocoder.ts'

export type GeocoderOf = (country: CountryCode) => Geocoder

/** Creates the geocoder of each country on first use. */
export const makeGeocoders = (settings: Pick<Settings, 'geocoderUrl'>): GeocoderOf => {
  const made = new Map<CountryCode, Geocoder>()
  return (country) => {
    const geocoder = made.get(country) ?? makeGeocoder(settings, country)
    made.set(country, geocoder)
    return geocoder
  }
}
