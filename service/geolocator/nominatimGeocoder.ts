import { Schema } from 'effect'
import { distanceInMetres, isOnEarth, type Coordinates } from '../../src/domain/coordinates.ts'
import { formatAddress, scriptFor } from './addressFormat.ts'
import { askGeocoder, PATIENCE_MS, type GeocoderAddress } from './askGeocoder.ts'
import { found, NOTHING, SUGGESTIONS_AT_MOST, type FoundPlace, type Geocoder, type PlaceQuery } from './geocoder.ts'

const text = Schema.optionalKey(Schema.String)
const Hit = Schema.Struct({
  osm_type: Schema.Literals(['node', 'way', 'relation']),
  osm_id: Schema.Int,
  lat: Schema.FiniteFromString,
  lon: Schema.FiniteFromString,
  name: Schema.optionalKey(Schema.NullOr(Schema.String)),
  display_name: Schema.String,
  address: Schema.Struct({
    house_number: text,
    road: text,
    pedestrian: text,
    neighbourhood: text,
    suburb: text,
    city_district: text,
    city: text,
    town: text,
    village: text,
    municipality: text,
    postcode: text,
    country_code: text,
  }),
})
const Hits = Schema.Array(Hit)
/** Nominatim reports an empty result with status 200 and an `error`. */
const HitOrNothing = Schema.Union([Hit, Schema.Struct({ error: Schema.Unknown })])

const BIAS_DEGREES = 0.3

/** A Nominatim geocoder; ids are those of OpenStreetMap. */
export class NominatimGeocoder implements Geocoder {
  readonly #address: GeocoderAddress
  readonly #country: string

  constructor(base: URL, country: string, patience = PATIENCE_MS) {
    this.#address = { base, patience }
    this.#country = country
  }

  readonly autocomplete = async ({ text: q, country, near, language }: PlaceQuery) => {
    const answer = await askGeocoder(
      this.#address,
      'search',
      {
        ...this.#form(language),
        q,
        countrycodes: country.toLowerCase(),
        limit: String(SUGGESTIONS_AT_MOST),
        viewbox: near && boxAround(near),
      },
      Hits,
    )
    if (answer.found === 'unavailable') return answer
    const places = answer.value.map((hit) => this.#place(hit, language)).filter(isOnEarth)
    if (near === undefined) return found(places)
    return found(places.toSorted((a, b) => distanceInMetres(near, a) - distanceInMetres(near, b)))
  }

  readonly reverse = async ({ latitude, longitude }: Coordinates, language?: string) => {
    const query = { ...this.#form(language), lat: String(latitude), lon: String(longitude) }
    const answer = await askGeocoder(this.#address, 'reverse', query, HitOrNothing)
    if (answer.found === 'unavailable') return answer
    return 'error' in answer.value ? NOTHING : found(this.#place(answer.value, language))
  }

  readonly details = async (id: string, language?: string) => {
    const token = Buffer.from(id, 'base64url').toString('utf8')
    if (!/^[NWR]\d{1,18}$/.test(token)) return NOTHING
    const answer = await askGeocoder(this.#address, 'lookup', { ...this.#form(language), osm_ids: token }, Hits)
    if (answer.found === 'unavailable') return answer
    const [hit] = answer.value
    return hit === undefined ? NOTHING : found(this.#place(hit, language))
  }

  #form(language: string | undefined) {
    return { format: 'jsonv2', addressdetails: '1', 'accept-language': language }
  }

  #place(hit: typeof Hit.Type, language: string | undefined): FoundPlace {
    const { address } = hit
    const street = address.road ?? address.pedestrian ?? ''
    const countryCode = (address.country_code ?? this.#country).toUpperCase()
    const parts = {
      street,
      streetNumber: address.house_number ?? '',
      building: hit.name === street ? '' : (hit.name ?? ''),
      area: address.suburb ?? address.city_district ?? address.neighbourhood ?? '',
      city: address.city ?? address.town ?? address.village ?? address.municipality ?? '',
      postalCode: address.postcode ?? '',
    }
    const written = street === '' ? '' : formatAddress(countryCode, parts, scriptFor(street, language))
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
