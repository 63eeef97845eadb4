import type { CountryCode } from '../../src/domain/market/countries.ts'
import { EmbeddedGeocoder } from './embeddedGeocoder.ts'
import { gazetteerOf } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { NominatimGeocoder } from './nominatimGeocoder.ts'
import { PhotonGeocoder } from './photonGeocoder.ts'

/**
 * Creates the geocoder of a country: the embedded one, or the one at GEOCODER_URL. A URL that contains `nominatim` or
 * ends in `/search` is a Nominatim, any other a Photon.
 */
export const makeGeocoder = (settings: { readonly geocoderUrl?: string }, country: CountryCode): Geocoder => {
  if (settings.geocoderUrl === undefined) return new EmbeddedGeocoder(country, gazetteerOf(country))
  const base = new URL(settings.geocoderUrl)
  const isNominatim = /nominatim/i.test(base.href) || /\/search\/?$/.test(base.pathname)
  base.search = ''
  base.pathname = base.pathname.replace(/\/(?:(?:search|api|reverse)\/?)?$/, '/')
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return isNominatim ? new NominatimGeocoder(base, country) : new PhotonGeocoder(base, country)
}
