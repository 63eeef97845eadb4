import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeolocatorPort, Place, PlaceSuggestion } from '../../src/application/ports/Geolocator.ts'
import { EXACTNESSES } from '../../src/domain/address/placeFit.ts'
import { distanceInMetres, isOnEarth, type Coordinates } from '../../src/domain/coordinates.ts'

export interface OpenGeolocator {
  readonly geolocator: GeolocatorPort
  /** The same adapter while its provider is down; `undefined` if it has the places itself. */
  readonly down: GeolocatorPort | undefined
  readonly close: () => Promise<void>
}

/** Where an adapter searches. */
interface GeolocatorWorld {
  /** A position with a place within a kilometre. */
  readonly at: Coordinates
  /** A part of an address whose nearest match is within 20 km of it. */
  readonly text: string
  /** The language of the suggestions. */
  readonly language: string
  /** Of its places; '' if the provider does not say it. */
  readonly countryCode: string
}

const PRAGUE: GeolocatorWorld = {
  at: { latitude: 50.0875, longitude: 14.4213 },
  text: 'Praha',
  language: 'cs',
  countryCode: 'CZ',
}
const IN_THE_ATLANTIC = { latitude: 30, longitude: -40 }

const SOME_TEXT = expect.stringMatching(/\S/) as string
const ANY_TEXT = expect.any(String) as string

/** Every part that the port requires; `fit` may be absent. */
const expectSuggestion = (suggestion: PlaceSuggestion) => {
  expect(suggestion).toMatchObject({ id: SOME_TEXT, formattedAddress: SOME_TEXT })
  expect(suggestion.coordinates).toSatisfy(isOnEarth)
  if (suggestion.fit === undefined) return
  expect(EXACTNESSES).toContain(suggestion.fit.exactness)
  expect(suggestion.fit.fit).toBeGreaterThanOrEqual(0)
  expect(suggestion.fit.fit).toBeLessThanOrEqual(1)
  expect(suggestion.fit.unused.filter((word) => typeof word !== 'string')).toEqual([])
}

/** Unknown parts are empty strings, never absent. */
const expectPlace = (place: Place, countryCode: string) => {
  expectSuggestion(place)
  expect(place).toMatchObject({
    street: ANY_TEXT,
    streetNumber: ANY_TEXT,
    building: ANY_TEXT,
    area: ANY_TEXT,
    city: ANY_TEXT,
    postalCode: ANY_TEXT,
    countryCode,
  })
}

/** The contract of every `Geolocator` adapter, in Prague unless `world` is elsewhere (API-08 to API-10). */
export const geolocatorContract = (
  adapter: string,
  open: () => Promise<OpenGeolocator>,
  { at, text: known, language, countryCode } = PRAGUE,
) =>
  describe(`Geolocator (${adapter})`, () => {
    let held: OpenGeolocator
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const search = (text: string) => Effect.runPromise(held.geolocator.autocomplete(text, at, language))
    const searchAnywhere = () => Effect.runPromise(held.geolocator.autocomplete(known, undefined, language))

    it('finds places near a position by a part of their address (API-08, ADDR-01)', async () => {
      const [nearest] = await search(known)
      expect(distanceInMetres(nearest?.coordinates ?? IN_THE_ATLANTIC, at)).toBeLessThan(20_000)
    })

    it('finds places without a position', async () => {
      expect(await searchAnywhere()).not.toEqual([])
    })

    it('gives every suggestion an id, an address and a position (ENT-09)', async () => {
      const found = [...(await search(known)), ...(await searchAnywhere())]
      expect(found).not.toEqual([])
      for (const suggestion of found) expectSuggestion(suggestion)
    })

    it('finds nothing for an unknown text (API-08, ADDR-20)', async () => {
      expect(await search('xqzvwk')).toEqual([])
    })

    it('returns all parts of a suggestion (API-10, ADDR-04)', async () => {
      const [suggestion] = await search(known)
      const place = await Effect.runPromise(held.geolocator.details(suggestion?.id ?? ''))
      expect(place).toMatchObject({ id: suggestion?.id, coordinates: suggestion?.coordinates })
      expectPlace(place, countryCode)
    })

    it('refuses an unknown id (API-10, ADDR-17)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.geolocator.details('no-such-place')))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('returns the place at a position, and refuses a position without one (API-09, ADDR-02)', async () => {
      const place = await Effect.runPromise(held.geolocator.reverse(at))
      expectPlace(place, countryCode)
      expect(distanceInMetres(place.coordinates, at)).toBeLessThan(1_000)
      expect(await Effect.runPromise(Effect.flip(held.geolocator.reverse(IN_THE_ATLANTIC)))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('fails with ServiceUnavailable while its provider is down', async ({ skip }) => {
      const { down } = held
      if (down === undefined) return skip('it has no provider')
      const [suggestion] = await search(known)
      const failures = await Promise.all([
        Effect.runPromise(Effect.flip(down.autocomplete(known, at, language))),
        Effect.runPromise(Effect.flip(down.reverse(at))),
        Effect.runPromise(Effect.flip(down.details(suggestion?.id ?? ''))),
      ])
      expect(failures.map(({ _tag }) => _tag)).toEqual(Array(3).fill('ServiceUnavailable'))
    })
  })
