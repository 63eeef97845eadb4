import { EmbeddedGeocoder } from '../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../service/geolocator/gazetteer.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { foldText } from '../../src/domain/text/foldText.ts'

const WITHIN_REACH = 1_000
const LANGUAGES = new Set(['default', 'de', 'en', 'fr'])

/** Answers as a Photon with the places of the embedded gazetteer: GeoJSON, without fields that a place lacks. */
export const fakePhoton = (base: string, country: CountryCode): typeof globalThis.fetch & { asked: Array<URL> } => {
  const gazetteer = gazetteerOf(country)
  const geocoder = new EmbeddedGeocoder(country, gazetteer)
  const features = gazetteer.rows().flatMap((row, at) => {
    const place = geocoder.placeAt(at, undefined, undefined)
    if (place === undefined) return []
    return [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
        properties: {
          osm_type: row.kind === 'street' ? 'W' : 'N',
          osm_id: 1_000_000 + at,
          osm_key: row.kind === 'street' ? 'highway' : 'place',
          type: row.kind === 'street' ? 'street' : 'locality',
          name: row.name,
          countrycode: country,
          ...(place.postalCode !== '' && { postcode: place.postalCode }),
          ...(place.area !== '' && { district: place.area }),
          ...(place.city !== '' && { city: place.city }),
        },
      },
    ]
  })
  type Feature = (typeof features)[number]
  const metres = (feature: Feature, to: Coordinates) => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates
    return distanceInMetres(to, { latitude, longitude })
  }
  const found = (path: string, query: URLSearchParams): ReadonlyArray<Feature> | string => {
    const near = query.has('lat') && { latitude: Number(query.get('lat')), longitude: Number(query.get('lon')) }
    const lang = query.get('lang') ?? 'default'
    if (!LANGUAGES.has(lang)) return `Language ${lang} is not supported`
    const byDistance = (places: ReadonlyArray<Feature>) =>
      near ? places.toSorted((a, b) => metres(a, near) - metres(b, near)) : places
    const limit = Number(query.get('limit') ?? (path === '/api' ? 15 : 1))
    if (path === '/reverse')
      return near
        ? byDistance(features.filter((feature) => metres(feature, near) <= WITHIN_REACH)).slice(0, limit)
        : "missing search term 'lat' and/or 'lon'"
    const words = foldText(query.get('q') ?? '').split(/\s+/)
    const wordsOf = ({ properties: { name, district = '', city = '' } }: Feature) =>
      foldText(`${name} ${district} ${city}`)
    return byDistance(features.filter((feature) => words.every((word) => wordsOf(feature).includes(word)))).slice(
      0,
      limit,
    )
  }
  const asked: Array<URL> = []
  const photon = (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    const path = url.href.startsWith(base) ? url.href.slice(base.length).replace(/\?.*/, '') : ''
    if (path !== '/api' && path !== '/reverse') return Promise.resolve(new Response('Not found', { status: 404 }))
    const answer = found(path, url.searchParams)
    return Promise.resolve(
      typeof answer === 'string'
        ? Response.json({ message: answer }, { status: 400 })
        : Response.json({ type: 'FeatureCollection', features: answer }),
    )
  }
  return Object.assign(photon, { asked })
}
