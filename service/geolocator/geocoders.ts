import type { CountryCode } from '../../src/domain/market/countries.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import type { Settings } from '../base/settings.ts'
import type { Geocoder } from './geocoder.ts'
import { makeGeocoder } from './makeGeocoder.ts'

export type GeocoderOf = (country: CountryCode) => Geocoder

/** Creates the geocoder of each country on first use. */
export const makeGeocoders = (settings: Pick<Settings, 'geocoderUrl' | 'deployments'>): GeocoderOf => {
  const choiceOf = (country: CountryCode) => {
    const deployment = DEPLOYMENTS.find((one) => one.country.code === country)
    const geocoder = deployment && settings.deployments.get(deployment.id)?.geocoder
    return { ...settings, ...(geocoder && { geocoder }) }
  }
  const made = new Map<CountryCode, Geocoder>()
  return (country) => {
    const geocoder = made.get(country) ?? makeGeocoder(choiceOf(country), country)
    made.set(country, geocoder)
    return geocoder
  }
}
