import { Effect } from 'effect'
import type { GeolocatorPort, Place } from '../../application/ports/Geolocator.ts'
import type { PlaceFit } from '../../domain/address/placeFit.ts'
import { distanceInMetres, type Coordinates } from '../../domain/coordinates.ts'
import { pointBetween } from '../../domain/route.ts'
import { foldText } from '../../domain/text/foldText.ts'
import { notFound } from './refusals.ts'

/** A street or a place of a city, as the build takes it from the gazetteer of the country. */
export interface MemoryStreet {
  /** In the country's own script, in Latin letters, and other names. */
  readonly names: ReadonlyArray<string>
  /** Without a house number; its coordinates are in the middle. */
  readonly place: Place
  /** Absent if its houses have no numbers. */
  readonly numbered?: {
    /** The address of a house, with `NUMBER` in the place of its number. */
    readonly pattern: string
    /** The houses with the lowest and the highest number. */
    readonly low: Coordinates
    readonly high: Coordinates
    readonly highest: number
  }
}

/** The placeholder for the house number in `pattern`. */
export const NUMBER = '{number}'

const SUGGESTIONS = 6
/** The fit of a street of whose name only a part was typed. */
const TYPED_IN_PART = 0.75
/** Words and numbers, also where they are written together: 有楽町一丁目5. A letter behind a number belongs to it: 12a. */
const wordsIn = (text: string): ReadonlyArray<string> =>
  foldText(text).match(/[\p{L}\p{M}]+|\p{N}+(?:\p{L}(?!\p{L}))?/gu) ?? []

const isNumber = (word: string): boolean => /^\d/.test(word)

const houseOf = ({ place, numbered }: MemoryStreet, number: string | undefined): Place => {
  if (numbered === undefined || number === undefined) return place
  const { pattern, low, high, highest } = numbered
  const share = (Math.min(Number.parseInt(number, 10), highest) - 1) / Math.max(1, highest - 1)
  return {
    ...place,
    id: `${place.id}.${number}`,
    formattedAddress: pattern.replace(NUMBER, () => number),
    coordinates: pointBetween(low, high, Math.max(0, share)),
    streetNumber: number,
  }
}

interface Found {
  /** The house number: the first typed number that is not part of the street's name. */
  readonly number: string | undefined
  /** Whether a name of the street was typed in full. */
  readonly isWhole: boolean
  /** How many of the typed numbers are in its name, such as that of 'Street 51'. */
  readonly numbersInName: number
}

/** What the typed words say of a street; `undefined` if they name another one. */
const found = ({ names, place }: MemoryStreet, typed: ReadonlyArray<string>): Found | undefined => {
  const inNames = names.map(wordsIn)
  const known = [...inNames.flat(), ...wordsIn(place.formattedAddress)]
  const text = typed.join('')
  // Chinese, Japanese and Thai are written without spaces.
  const isWhole = inNames.some((own) => own.every((one) => typed.includes(one)) || text.includes(own.join('')))
  const areAllKnown = typed.every((word) => isNumber(word) || known.some((one) => one.startsWith(word)))
  if (!isWhole && !areAllKnown) return undefined
  const numbers = typed.filter(isNumber)
  return {
    number: numbers.find((number) => !known.includes(number)),
    isWhole,
    numbersInName: numbers.filter((number) => inNames.flat().includes(number)).length,
  }
}

/** The maximum distance in metres between a position and its address. */
const WITHIN_REACH = 500

/** The place whose address is that of the position; `undefined` if none is near. */
export const nearestPlace = (places: ReadonlyArray<Place>, position: Coordinates): Place | undefined =>
  places
    .map((place) => ({ place, metres: distanceInMetres(position, place.coordinates) }))
    .filter(({ metres }) => metres <= WITHIN_REACH)
    .toSorted((a, b) => a.metres - b.metres)[0]?.place

/** Finds the streets and places of a city by their names, with any house number. */
export const makeMemoryStreets = (streets: ReadonlyArray<MemoryStreet>): GeolocatorPort => {
  const byId = new Map(streets.map((street) => [street.place.id, street]))
  return {
    autocomplete: (text, near) =>
      Effect.sync(() => {
        const typed = wordsIn(text)
        if (typed.every(isNumber)) return []
        const metres = (place: Place) => (near === undefined ? 0 : distanceInMetres(near, place.coordinates))
        return streets
          .flatMap((street) => {
            const hit = found(street, typed)
            if (hit === undefined) return []
            const place = houseOf(street, hit.number)
            const isHouse = street.numbered === undefined || hit.number !== undefined
            const exactness = isHouse ? 'house' : 'street'
            const fit: PlaceFit = { exactness, unused: [], fit: hit.isWhole ? 1 : TYPED_IN_PART }
            return [{ place, fit, numbersInName: hit.numbersInName, metres: metres(place) }]
          })
          .toSorted((a, b) => b.fit.fit - a.fit.fit || b.numbersInName - a.numbersInName || a.metres - b.metres)
          .slice(0, SUGGESTIONS)
          .map(({ place: { id, formattedAddress, coordinates }, fit }) => ({ id, formattedAddress, coordinates, fit }))
      }),
    reverse: (position) =>
      Effect.suspend(() => {
        const houses = streets.flatMap((street) => {
          const { highest } = street.numbered ?? { highest: 1 }
          const numbers = [0, 0.25, 0.5, 0.75, 1].map((share) => String(1 + Math.round((highest - 1) * share)))
          return numbers.map((number) => houseOf(street, number))
        })
        const nearest = nearestPlace(houses, position)
        return nearest === undefined ? Effect.fail(notFound()) : Effect.succeed(nearest)
      }),
    details: (id) =>
      Effect.suspend(() => {
        const at = id.indexOf('.')
        const street = byId.get(at < 0 ? id : id.slice(0, at))
        const number = at < 0 ? undefined : id.slice(at + 1)
        const isOurs = street !== undefined && (number === undefined || isNumber(number))
        return isOurs ? Effect.succeed(houseOf(street, number)) : Effect.fail(notFound())
      }),
  }
}
