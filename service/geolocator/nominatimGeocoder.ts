import { Schema } from 'effect'
import { decodeEach } from '../../contract/decodeEach.ts'
import type { Exactness } from '../../src/domain/address/placeFit.ts'
import { isOnEarth, type Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { formatAddress, inScriptOf, scriptFor } from './addressFormat.ts'
import { callGeocoder, TIMEOUT_MS, type GeocoderAddress } from './callGeocoder.ts'
import { fitOfPlace, type PlaceKind } from './fitOfPlace.ts'
import { foundValue, NOT_FOUND, MAX_SUGGESTIONS, type FoundPlace, type Geocoder, type PlaceQuery } from './geocoder.ts'
import { codesOf, countryOf } from './namesOfCountries.ts'

const text = Schema.optionalKey(Schema.String)
const Hit = Schema.Struct({
  osm_type: Schema.Literals(['node', 'way', 'relation']),
  osm_id: Schema.Int,
  lat: Schema.FiniteFromString,
  lon: Schema.FiniteFromString,
  name: Schema.optionalKey(Schema.NullOr(Schema.String)),
  display_name: Schema.String,
  place_rank: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  address: Schema.Struct({
    house_number: text,
    road: text,
    pedestrian: text,
    square: text,
    footway: text,
    neighbourhood: text,
    quarter: text,
    suburb: text,
    borough: text,
    city_district: text,
    city: text,
    town: text,
    village: text,
    municipality: text,
    county: text,
    state: text,
    country: text,
    postcode: text,
    country_code: text,
  }),
})
type Hit = typeof Hit.Type
const Hits = Schema.Array(Schema.Unknown)
/** Nominatim reports an empty result with status 200 and an `error`. */
const HitOrNothing = Schema.Union([Hit, Schema.Struct({ error: Schema.Unknown })])

/** Nominatim's ranks of places from which on they are as exact as the key. */
const RANKS: ReadonlyArray<readonly [number, Exactness]> = [
  [28, 'house'],
  [26, 'street'],
  [17, 'district'],
  [13, 'town'],
  [0, 'country'],
]

const exactnessOf = ({ place_rank: rank, address }: Hit): Exactness => {
  if (address.house_number) return 'house'
  if (rank != null) return RANKS.find(([from]) => rank >= from)?.[1] ?? 'country'
  return address.road ? 'street' : 'district'
}

const kindOf = (hit: Hit): PlaceKind => ({
  exactness: exactnessOf(hit),
  beyond: [hit.address.county, hit.address.state, hit.address.country].flatMap((name) => name ?? []),
})

const BIAS_DEGREES = 0.3

/** A Nominatim geocoder; ids are those of OpenStreetMap. */
export class NominatimGeocoder implements Geocoder {
  readonly #address: GeocoderAddress
  readonly #country: CountryCode

  constructor(base: URL, country: CountryCode, timeout = TIMEOUT_MS) {
    this.#address = { base, timeout }
    this.#country = country
  }

  readonly autocomplete = async ({ text: q, country, near, language }: PlaceQuery) => {
    const answer = await callGeocoder(
      this.#address,
      'search',
      {
        ...this.#form(language),
        q,
        countrycodes: codesOf(country).join(','),
        limit: String(MAX_SUGGESTIONS),
        viewbox: near && boxAround(near),
      },
      Hits,
    )
    if (answer.found === 'unavailable') return answer
    const places = decodeEach(answer.value, Hit).map((hit) => {
      const fit = fitOfPlace(this.#country, q, this.#place(hit, undefined), kindOf(hit))
      return { ...this.#place(hit, language), fit }
    })
    return foundValue(places.filter((place) => place.countryCode === country.toUpperCase() && isOnEarth(place)))
  }

  readonly reverse = async ({ latitude, longitude }: Coordinates, language?: string) => {
    const query = { ...this.#form(language), lat: String(latitude), lon: String(longitude) }
    const answer = await callGeocoder(this.#address, 'reverse', query, HitOrNothing)
    if (answer.found === 'unavailable') return answer
    return 'error' in answer.value ? NOT_FOUND : foundValue(this.#place(answer.value, language))
  }

  readonly details = async (id: string, language?: string) => {
    const token = Buffer.from(id, 'base64url').toString('utf8')
    if (!/^[NWR]\d{1,18}$/.test(token)) return NOT_FOUND
    const answer = await callGeocoder(this.#address, 'lookup', { ...this.#form(language), osm_ids: token }, Hits)
    if (answer.found === 'unavailable') return answer
    const [hit] = decodeEach(answer.value, Hit)
    return hit === undefined ? NOT_FOUND : foundValue(this.#place(hit, language))
  }

  #form(language: string | undefined) {
    return { format: 'jsonv2', addressdetails: '1', 'accept-language': language }
  }

  #place(hit: Hit, language: string | undefined): FoundPlace {
    const { address } = hit
    const street = address.road ?? address.pedestrian ?? address.square ?? address.footway ?? ''
    const { country_code: code, state, county, city } = address
    const countryCode = countryOf(this.#country, code, [state, county, city])
    const parts = {
      street: inScriptOf(street, language),
      streetNumber: address.house_number ?? '',
      building: hit.name === street ? '' : (hit.name ?? ''),
      area: inScriptOf(
        address.suburb ?? address.city_district ?? address.borough ?? address.quarter ?? address.neighbourhood ?? '',
        language,
      ),
      city: inScriptOf(address.city ?? address.town ?? address.village ?? address.municipality ?? '', language),
      postalCode: address.postcode ?? '',
    }
    const written = street === '' ? '' : formatAddress(countryCode, parts, scriptFor(parts.street, language))
    return {
      ...parts,
      id: Buffer.from(`${hit.osm_type.charAt(0).toUpperCase()}${hit.osm_id}`, 'utf8').toString('base64url'),
      formattedAddress: written || hit.display_name || `${hit.lat}, ${hit.lon}`,
      latitude: hit.lat,
      longitude: hit.lon,
      countryCode,
    }
  }
}

const boxAround = ({ latitude, longitude }: Coordinates): string =>
  [longitude - BIAS_DEGREES, latitude + BIAS_DEGREES, longitude + BIAS_DEGREES, latitude - BIAS_DEGREES].join(',')
