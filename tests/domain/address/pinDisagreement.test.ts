import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { PIN_DISAGREES_BEYOND, pinDisagreement } from '../../../src/domain/address/pinDisagreement.ts'

const TEXT = { latitude: 50, longitude: 14 }
/** A point this many metres north. */
const north = (metres: number) => ({ latitude: 50 + (metres / 6_371_000) * (180 / Math.PI), longitude: 14 })

describe('pinDisagreement', () => {
  it.each([
    [0, false],
    [99.9, false],
    [100.1, true],
    [2_000, true],
  ])('reports a disagreement at %s m: %s', (metres, disagree) => {
    expect(pinDisagreement(north(metres), TEXT) !== undefined).toBe(disagree)
  })

  it('returns the distance', () => {
    expect(pinDisagreement(north(250), TEXT)).toBeCloseTo(250, 3)
  })

  it('reports none while pin or text has no place', () => {
    expect(pinDisagreement(undefined, TEXT)).toBeUndefined()
    expect(pinDisagreement(TEXT, undefined)).toBeUndefined()
  })

  it('reports exactly the distances beyond the limit, whichever of the two is where (law)', () => {
    const place = fc.record({
      latitude: fc.double({ min: 49.99, max: 50.01, noNaN: true }),
      longitude: fc.double({ min: 13.99, max: 14.01, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (pin, text) => {
        expect(pinDisagreement(pin, text)).toBe(pinDisagreement(text, pin))
        expect(pinDisagreement(pin, text) !== undefined).toBe(distanceInMetres(pin, text) > PIN_DISAGREES_BEYOND)
      }),
    )
  })
})
