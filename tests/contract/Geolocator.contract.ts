import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeolocatorPort } from '../../src/application/ports/Geolocator.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'

export interface OpenGeolocator {
  readonly geolocator: GeolocatorPort
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
  readonly countryCode: string
}

const PRAGUE: GeolocatorWorld = {
  at: { latitude: 50.0875, longitude: 14.4213 },
  text: 'Praha',
  language: 'cs',
  countryCode: 'CZ',
}
const IN_THE_ATLANTIC = { latitude: 30, longitude: -40 }

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

    it('finds places near a position by a part of their address (API-08, ADDR-01)', async () => {
      const [nearest] = await search(known)
      expect(distanceInMetres(nearest?.coordinates ?? IN_THE_ATLANTIC, at)).toBeLessThan(20_000)
      expect(nearest?.formattedAddress).not.toBe('')
    })

    it('finds nothing for an unknown text (API-08, ADDR-20)', async () => {
      expect(await search('xqzvwk')).toEqual([])
    })

    it('returns all parts of a suggestion (API-10, ADDR-04)', async () => {
      const [suggestion] = await search(known)
      const place = await Effect.runPromise(held.geolocator.details(suggestion?.id ?? ''))
      expect(place).toMatchObject({ id: suggestion?.id, coordinates: suggestion?.coordinates, countryCode })
    })

    it('refuses an unknown id (API-10, ADDR-17)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.geolocator.details('no-such-place')))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('returns the place at a position, and refuses a position without one (API-09, ADDR-02)', async () => {
      const place = await Effect.runPromise(held.geolocator.reverse(at))
      expect(distanceInMetres(place.coordinates, at)).toBeLessThan(1_000)
      expect(await Effect.runPromise(Effect.flip(held.geolocator.reverse(IN_THE_ATLANTIC)))).toMatchObject({
        _tag: 'NotFound',
      })
    })
  })
