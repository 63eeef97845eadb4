import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeolocatorPort } from '../../src/application/ports/Geolocator.ts'
import { distanceInMetres } from '../../src/domain/coordinates.ts'

export interface OpenGeolocator {
  readonly geolocator: GeolocatorPort
  readonly close: () => Promise<void>
}

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }
const IN_THE_ATLANTIC = { latitude: 30, longitude: -40 }

/** The contract of every `Geolocator` adapter, for Prague (API-08 to API-10). */
export const geolocatorContract = (adapter: string, open: () => Promise<OpenGeolocator>) =>
  describe(`Geolocator (${adapter})`, () => {
    let held: OpenGeolocator
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const search = (text: string) => Effect.runPromise(held.geolocator.autocomplete(text, PRAGUE, 'cs'))

    it('finds places near a position by a part of their address (API-08, ADDR-01)', async () => {
      const [nearest] = await search('Praha')
      expect(distanceInMetres(nearest?.coordinates ?? IN_THE_ATLANTIC, PRAGUE)).toBeLessThan(20_000)
      expect(nearest?.formattedAddress).not.toBe('')
    })

    it('finds nothing for an unknown text (API-08, ADDR-20)', async () => {
      expect(await search('xqzvwk')).toEqual([])
    })

    it('returns all parts of a suggestion (API-10, ADDR-04)', async () => {
      const [suggestion] = await search('Praha')
      const place = await Effect.runPromise(held.geolocator.details(suggestion?.id ?? ''))
      expect(place).toMatchObject({ id: suggestion?.id, coordinates: suggestion?.coordinates, countryCode: 'CZ' })
    })

    it('refuses an unknown id (API-10, ADDR-17)', async () => {
      expect(await Effect.runPromise(Effect.flip(held.geolocator.details('no-such-place')))).toMatchObject({
        _tag: 'NotFound',
      })
    })

    it('returns the place at a position, and refuses a position without one (API-09, ADDR-02)', async () => {
      const place = await Effect.runPromise(held.geolocator.reverse(PRAGUE))
      expect(distanceInMetres(place.coordinates, PRAGUE)).toBeLessThan(1_000)
      expect(await Effect.runPromise(Effect.flip(held.geolocator.reverse(IN_THE_ATLANTIC)))).toMatchObject({
        _tag: 'NotFound',
      })
    })
  })
