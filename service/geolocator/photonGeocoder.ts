import { decodeEach } from '../../contract/decodeEach.ts'
import { PHOTON_LANGUAGES, PhotonAnswer, PhotonFeature, PHOTON_NEIGHBOURS, photonParts } from '../../contract/photon.ts'
import type { Exactness } from '../../src/domain/address/placeFit.ts'
import { isOnEarth, type Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { formatAddress, inScriptOf, scriptFor } from './addressFormat.ts'
import { callGeocoder, TIMEOUT_MS, type GeocoderAddress } from './callGeocoder.ts'
import { fitOfPlace, type PlaceKind } from './fitOfPlace.ts'
import { foundValue, NOT_FOUND, MAX_SUGGESTIONS, type FoundPlace, type Geocoder, type PlaceQuery } from './geocoder.ts'
import { countryOf } from './namesOfCountries.ts'

/** Photon's kinds of places; others are parts of a country. */
const EXACTNESS: Readonly<Record<string, Exactness>> = {
  house: 'house',
  street: 'street',
  locality: 'district',
  district: 'district',
  city: 'town',
}

const kindOf = ({ type, housenumber, street, county, state, country }: PhotonFeature['properties']): PlaceKind => ({
  exactness: type ? (EXACTNESS[type] ?? 'country') : housenumber ? 'house' : street ? 'street' : 'district',
  beyond: [county, state, country].flatMap((name) => name ?? []),
})

/** A Photon geocoder. It has no lookup by id, so an id contains the position for a reverse lookup. */
export class PhotonGeocoder implements Geocoder {
  readonly #address: GeocoderAddress
  readonly #country: CountryCode

  constructor(base: URL, country: CountryCode, timeout = TIMEOUT_MS) {
    this.#address = { base, timeout }
    this.#country = country
  }

  readonly autocomplete = async ({ text: q, country, near, language }: PlaceQuery) => {
    const answer = await callGeocoder(
      this.#address,
      'api',
      {
        q,
        limit: String(MAX_SUGGESTIONS * 2),
        lat: near && String(near.latitude),
        lon: near && String(near.longitude),
        lang: languageOf(language),
      },
      PhotonAnswer,
    )
    if (answer.found === 'unavailable') return answer
    const places = decodeEach(answer.value.features, PhotonFeature)
      .map((feature) => {
        const fit = fitOfPlace(this.#country, q, this.#place(feature, undefined), kindOf(feature.properties))
        return { ...this.#place(feature, language), fit }
      })
      .filter((place) => place.countryCode === country.toUpperCase() && isOnEarth(place))
    return foundValue(places.slice(0, MAX_SUGGESTIONS))
  }

  readonly reverse = async (position: Coordinates, language?: string) => {
    const answer = await this.#around(position, 1, language)
    if (answer.found === 'unavailable') return answer
    const [nearest] = answer.value
    return nearest === undefined ? NOT_FOUND : foundValue(nearest)
  }

  readonly details = async (id: string, language?: string) => {
    const [, latitude, longitude] =
      /^[NWR]\d{1,18}@(-?\d{1,3}\.\d{6}),(-?\d{1,3}\.\d{6})$/.exec(Buffer.from(id, 'base64url').toString('utf8')) ?? []
    const position = { latitude: Number(latitude), longitude: Number(longitude) }
    if (!isOnEarth(position)) return NOT_FOUND
    const answer = await this.#around(position, PHOTON_NEIGHBOURS, language)
    if (answer.found === 'unavailable') return answer
    const same = answer.value.find((place) => place.id === id)
    return same === undefined ? NOT_FOUND : foundValue(same)
  }

  async #around({ latitude, longitude }: Coordinates, limit: number, language: string | undefined) {
    const answer = await callGeocoder(
      this.#address,
      'reverse',
      { lat: String(latitude), lon: String(longitude), limit: String(limit), lang: languageOf(language) },
      PhotonAnswer,
    )
    if (answer.found === 'unavailable') return answer
    const places = decodeEach(answer.value.features, PhotonFeature).map((feature) => this.#place(feature, language))
    return foundValue(places.filter(isOnEarth))
  }

  #place(feature: PhotonFeature, language: string | undefined): FoundPlace {
    const { geometry, properties } = feature
    const [longitude, latitude] = geometry.coordinates
    const { countrycode, state, county, city } = properties
    const countryCode = countryOf(this.#country, countrycode ?? undefined, [state, county, city])
    const found = photonParts(feature)
    const parts = {
      ...found,
      street: inScriptOf(found.street, language),
      area: inScriptOf(found.area, language),
      city: inScriptOf(found.city, language),
    }
    const token = `${properties.osm_type}${properties.osm_id}@${latitude.toFixed(6)},${longitude.toFixed(6)}`
    const name = parts.street || parts.building || parts.city
    return {
      ...parts,
      id: Buffer.from(token, 'utf8').toString('base64url'),
      formattedAddress: formatAddress(countryCode, parts, scriptFor(name, language)) || `${latitude}, ${longitude}`,
      latitude,
      longitude,
      countryCode,
    }
  }
}

const languageOf = (language: string | undefined): string | undefined => {
  const primary = language?.split('-')[0]?.toLowerCase()
  return primary !== undefined && PHOTON_LANGUAGES.includes(primary) ? primary : undefined
}
