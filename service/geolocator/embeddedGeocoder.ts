import { createHash } from 'node:crypto'
import { joinReadably } from '../../src/domain/address/address.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { pointBetween } from '../../src/domain/route.ts'
import { fitsFully, placeFit, type Exactness, type PlaceFit } from '../../src/domain/address/placeFit.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { isAreaName } from './areaNames.ts'
import { cityNames, cityOf, formatAddress, nameFor } from './addressFormat.ts'
import { hasHouseNumbers, type Gazetteer, type GazetteerRow } from './gazetteer.ts'
import { foundValue, NOT_FOUND, MAX_SUGGESTIONS, type FoundPlace, type Geocoder, type PlaceQuery } from './geocoder.ts'
import { PlaceIndex } from './placeIndex.ts'
import type { IndexHit } from './readName.ts'
import type { TownHit } from './townIndex.ts'
import { townsOf, type Town } from './towns.ts'
import { isHouseNumber, keyOf, wordsOf } from './searchWords.ts'
import { countedNumber, isLikelyNumber, metresPerNumber, nearestOnStreet, positionOfNumber } from './streetNumbers.ts'
import { readWrittenAddress } from './writtenAddress.ts'

const STREET_WITHIN_M = 400
const PLACE_WITHIN_M = 1_000
const TOWN_WITHIN_M = 15_000

type PlaceParts = Omit<FoundPlace, 'id' | 'formattedAddress' | 'countryCode' | keyof Coordinates>

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * A geocoder without network access, based on the gazetteer of a country's main city and on the names of its towns
 * (API-08 to API-10, ADR 136).
 */
export class EmbeddedGeocoder implements Geocoder {
  readonly #country: CountryCode
  readonly #rows: Gazetteer
  readonly #townsOf: (country: CountryCode) => ReadonlyArray<Town>
  #index: PlaceIndex | undefined

  /** Towns are read, and the index is built, for the first question. */
  constructor(country: CountryCode, rows: Gazetteer, towns = townsOf) {
    this.#country = country
    this.#rows = rows
    this.#townsOf = towns
  }

  readonly autocomplete = async ({ text, country, near, language }: PlaceQuery) => {
    if (country.toUpperCase() !== this.#country) return foundValue([])
    this.#index ??= new PlaceIndex(this.#country, this.#rows, this.#townsOf(this.#country))
    const { rows, towns, townsFirst } = this.#index.find(text, near)
    const offered = towns.flatMap((hit) => this.#suggestedTown(hit, language) ?? [])
    const hits = rows.flatMap((hit) => {
      const position = this.#positionAt(hit.row, hit.houseNumber)
      if (position === undefined) return []
      return [
        { hit, fit: this.#fitOf(hit, text), metres: near === undefined ? hit.row : distanceInMetres(near, position) },
      ]
    })
    const best = hits.toSorted(
      (a, b) => b.fit.fit - a.fit.fit || Number(b.hit.isWhole) - Number(a.hit.isWhole) || a.metres - b.metres,
    )
    const nearest = best
      .slice(0, MAX_SUGGESTIONS)
      .toSorted((a, b) => Number(fitsFully(b.fit)) - Number(fitsFully(a.fit)) || a.metres - b.metres)
    const places = nearest.flatMap(({ hit: { row, houseNumber, details }, fit }) => {
      const place = this.placeAt(row, houseNumber, language, details)
      return place === undefined ? [] : [{ ...place, fit }]
    })
    return foundValue((townsFirst ? [...offered, ...places] : [...places, ...offered]).slice(0, MAX_SUGGESTIONS))
  }

  #suggestedTown({ town, details, isExact, used, unused }: TownHit, language: string | undefined) {
    const place = this.#townAt(town, language, details)
    return place && { ...place, fit: placeFit('town', used, unused, isExact) }
  }

  #fitOf({ row, houseNumber, inName, isExact, used, unused }: IndexHit, text: string): PlaceFit {
    const entry = this.#rows.at(row)
    if (entry === undefined || !inName) return placeFit(this.#areaIn(text), used, unused, isExact)
    const isNumbered = hasHouseNumbers(entry)
    const isLikely = houseNumber === undefined || isLikelyNumber(this.#country, this.#rows.metresOf(row), houseNumber)
    const isStreet = isNumbered && (houseNumber === undefined || !isLikely)
    const isWhole = !isNumbered && isExact && unused.length === 0
    const exactness = isStreet ? 'street' : isWhole && this.#isDistrict(text, entry) ? 'district' : 'house'
    return isLikely
      ? placeFit(exactness, used, unused, isExact)
      : placeFit(exactness, used - 1, [...unused, houseNumber ?? ''], isExact)
  }

  /**
   * Whether a text names a district, or something else, even if a place has the same name: "Letňany" is more than its
   * metro station. With a floor it is a building: "Kamppi 3. krs".
   */
  #isDistrict(text: string, { name: place, shared = [] }: GazetteerRow): boolean {
    const city = cityNames(this.#country).flatMap(wordsOf)
    const [reading] = readWrittenAddress(this.#country, text)
    const name = reading?.words.filter((word) => !city.includes(word)).join(' ') ?? ''
    const inOne = (words: string) => words.replaceAll(' ', '')
    if (shared.some((one) => inOne(keyOf(one)) === inOne(name))) return true
    return isAreaName(this.#country, name) && (reading?.details === '' || name !== keyOf(place))
  }

  /** What a text names that contains no name of a street or building. */
  #areaIn(text: string): Exactness {
    const city = cityNames(this.#country).flatMap(wordsOf)
    return wordsOf(text).every((word) => city.includes(word)) ? 'town' : 'district'
  }

  readonly reverse = async (position: Coordinates, language?: string) => {
    let street: { row: number; houseNumber: string; metres: number } | undefined
    let place: { row: number; metres: number } | undefined
    for (const [row, entry] of this.#rows.entries()) {
      const { houseNumber, metres } = nearestOnStreet(entry, position, metresPerNumber(this.#country))
      if (entry.kind === 'street' && metres <= Math.min(STREET_WITHIN_M, street?.metres ?? STREET_WITHIN_M)) {
        street = { row, houseNumber, metres }
      }
      if (entry.kind === 'place' && metres <= Math.min(PLACE_WITHIN_M, place?.metres ?? PLACE_WITHIN_M)) {
        place = { row, metres }
      }
    }
    const nearest = street ?? place
    if (nearest === undefined) return this.#townAround(position, language)
    const address = this.placeAt(nearest.row, street?.houseNumber, language)
    return address === undefined ? NOT_FOUND : foundValue(address)
  }

  /** The nearest town, with the position itself, because a town is larger than its centre; nothing within the city. */
  #townAround(position: Coordinates, language: string | undefined) {
    let ofCity = TOWN_WITHIN_M
    for (const [, row] of this.#rows.entries()) ofCity = Math.min(ofCity, nearestOnStreet(row, position).metres)
    const [nearest] = this.#townsOf(this.#country)
      .map((town, index) => ({ index, town, metres: distanceInMetres(position, town) }))
      .filter(({ metres }) => metres <= ofCity)
      .toSorted((a, b) => a.metres - b.metres)
    const place = nearest?.town.isAbroad === false ? this.#townAt(nearest.index, language) : undefined
    return place === undefined
      ? NOT_FOUND
      : foundValue({ ...place, latitude: position.latitude, longitude: position.longitude })
  }

  readonly details = async (id: string, language?: string) => {
    const token = Buffer.from(id, 'base64url').toString('utf8')
    const read = /^([spt])(\d{1,6})\.([^.]*)\.([\w-]{6})(?:\.(.+))?$/u.exec(token)
    const [, kind, row, houseNumber = '', mark, details] = read ?? []
    const entry = this.#rows.at(Number(row))
    const isOurs =
      entry !== undefined &&
      entry.kind.startsWith(kind ?? '') &&
      markOf(entry) === mark &&
      (houseNumber === '' || isHouseNumber(houseNumber))
    const ofCity = isOurs ? this.placeAt(Number(row), houseNumber || undefined, language, details) : undefined
    const place = kind === 't' ? this.#townAt(Number(row), language, details) : ofCity
    return place === undefined || place.id !== id ? NOT_FOUND : foundValue(place)
  }

  /** The address of a town: its name, and the typed `details`, such as a street that is not known there. */
  #townAt(index: number, language: string | undefined, details = ''): FoundPlace | undefined {
    const town = this.#townsOf(this.#country)[index]
    if (town === undefined || town.isAbroad) return undefined
    const { name, script } = nameFor(this.#country, { ...town, district: town.name }, language)
    const parts = { street: '', streetNumber: '', building: '', area: '', city: name, postalCode: '' }
    const text = formatAddress(this.#country, parts, script)
    return this.#found([`t${index}`, '', markOfTown(town)], parts, text, details, town)
  }

  /**
   * The address of a gazetteer row, with a house number if it has numbered houses and the typed `details` (building,
   * block, floor, flat).
   */
  placeAt(
    row: number,
    houseNumber: string | undefined,
    language: string | undefined,
    details = '',
  ): FoundPlace | undefined {
    const entry = this.#rows.at(row)
    if (entry === undefined) return undefined
    const { name, script } = nameFor(this.#country, entry, language)
    const city = cityOf(this.#country)
    const number = hasHouseNumbers(entry) ? (houseNumber ?? '') : ''
    const isStreet = entry.kind === 'street' || number !== ''
    const parts = {
      street: isStreet ? name : '',
      // A searched number is folded: an alef behind digits is the letter أ of a house.
      streetNumber: number.replace('&', ' & ').replace(/(?<=\d)ا/u, 'أ'),
      building: isStreet ? '' : name,
      area: script === 'own' ? entry.district : entry.districtEn,
      city: script === 'own' ? city.own : city.english,
      postalCode: entry.postalCode,
    }
    const position = this.#positionAt(row, number || undefined) ?? entry.low
    const token = [`${entry.kind === 'street' ? 's' : 'p'}${row}`, number, markOf(entry)] as const
    return this.#found(token, parts, formatAddress(this.#country, parts, script), details, position)
  }

  #positionAt(row: number, houseNumber: string | undefined): Coordinates | undefined {
    const entry = this.#rows.at(row)
    if (entry === undefined) return undefined
    return houseNumber === undefined || !hasHouseNumbers(entry)
      ? pointBetween(entry.low, entry.high, 0.5)
      : positionOfNumber(entry, countedNumber(this.#country, houseNumber), metresPerNumber(this.#country))
  }

  /** A place of `parts` with the address `text`, to which the typed `details` are added. */
  #found(
    token: readonly [place: string, number: string, mark: string],
    parts: PlaceParts,
    text: string,
    details: string,
    { latitude, longitude }: Coordinates,
  ): FoundPlace {
    const typedDetails = details.replaceAll(/\s+/gu, ' ')
    const id = [...token, ...(typedDetails === '' ? [] : [typedDetails])].join('.')
    return {
      ...parts,
      id: Buffer.from(id, 'utf8').toString('base64url'),
      formattedAddress: joinReadably({ unit: '', building: typedDetails, text }, this.#country),
      latitude: round(latitude),
      longitude: round(longitude),
      countryCode: this.#country,
    }
  }
}

/** Part of an id, so that ids of another gazetteer edition are unknown instead of naming other places. */
const hashOf = (kind: string, name: string, { latitude, longitude }: Coordinates): string =>
  createHash('sha256').update(`${kind}|${name}|${latitude}|${longitude}`).digest('base64url').slice(0, 6)
const markOf = ({ kind, name, low }: GazetteerRow): string => hashOf(kind, name, low)
const markOfTown = (town: Town): string => hashOf('town', town.name, town)
