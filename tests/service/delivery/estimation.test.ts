import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateMinutes } from '../../../service/delivery/estimation.ts'

const minutes = fc.double({ min: 0, max: 1_000_000, noNaN: true })

describe('estimateMinutes', () => {
  it("never promises a pick-up before the country's minimum (API-22, OP-66)", () => {
    expect(estimateMinutes({ distanceMetres: 0, riderMetres: 0, load: 0, minimumEta: 15 }).pickUp).toBe(15)
  })

  it("grows with the distance, the rider's approach and the riders' load (API-22, OP-16)", () => {
    const usual = { distanceMetres: 3_500, riderMetres: 5_000, load: 1, minimumEta: 15 }
    const { pickUp, dropOff } = estimateMinutes(usual)
    expect(estimateMinutes({ ...usual, distanceMetres: 7_000 })).toEqual({ pickUp, dropOff: dropOff + 10 })
    expect(estimateMinutes({ ...usual, riderMetres: 9_000 }).pickUp).toBeGreaterThan(pickUp)
    expect(estimateMinutes({ ...usual, load: 2 }).pickUp).toBeGreaterThan(pickUp)
  })

  it('returns whole minutes, with the drop-off after the pick-up (API-22)', () => {
    fc.assert(
      fc.property(minutes, minutes, fc.double({ min: 0, max: 1_000, noNaN: true }), (way, rider, load) => {
        const { pickUp, dropOff } = estimateMinutes({ distanceMetres: way, riderMetres: rider, load, minimumEta: 15 })
        expect(Number.isInteger(pickUp) && Number.isInteger(dropOff)).toBe(true)
        expect(pickUp).toBeGreaterThanOrEqual(15)
        expect(dropOff).toBeGreaterThan(pickUp)
      }),
    )
  })
})
