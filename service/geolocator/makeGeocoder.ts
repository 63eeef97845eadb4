import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { GeocoderChoice } from '../base/deploymentsFile.ts'
import { EmbeddedGeocoder } from './embeddedGeocoder.ts'
import { gazetteerOf } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { NominatimGeocoder } from './nominatimGeocoder.ts'
import { PhotonGeocoder } from './photonGeocoder.ts'

/** A URL that contains `nominatim` or ends in `/search` is a Nominatim, any other a Photon. */
const kindOf = ({ href, pathname }: URL) =>
  /nominatim/i.test(href) || /\/search\/?$/.test(pathname) ? 'nominatim' : 'photon'

const makeHttpGeocoder = (base: URL, kind: 'photon' | 'nominatim', country: CountryCode): Geocoder => {
  base.search = ''
  base.pathname = base.pathname.replace(/\/(?:(?:search|api|reverse)\/?)?$/, '/')
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return kind === 'nominatim' ? new NominatimGeocoder(base, country) : new PhotonGeocoder(base, country)
}

/** Creates the geocoder of a country: the one that its deployment names, or the one at `GEOCODER_URL`, or the embedded. */
export const makeGeocoder = (
  { geocoder, geocoderUrl }: { readonly geocoder?: GeocoderChoice; readonly geocoderUrl?: string },
  country: CountryCode,
): Geocoder => {
  if (geocoder && geocoder.kind !== 'embedded')
    return makeHttpGeocoder(new URL(geocoder.address), geocoder.kind, country)
  if (geocoder || geocoderUrl === undefined) return new EmbeddedGeocoder(country, gazetteerOf(country))
  const base = new URL(geocoderUrl)
  return makeHttpGeocoder(base, kindOf(base), country)
}
