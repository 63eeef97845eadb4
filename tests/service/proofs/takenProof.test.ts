import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenProof } from '../../../service/proofs/takenProof.ts'
import { distanceInMetres } from '../../../src/domain/address/coordinates.ts'
import { DAY } from '../../../src/domain/instant.ts'
import { DESTINATION, orderJson } from '../../support/smallWorld.ts'

const TAKEN = Date.parse('2026-03-12T22:30:00Z')
const COLLECTION = { latitude: 50.0875, longitude: 14.4213 }

const taken = (kind: 'collection' | 'delivery' | 'return', address = ', , Wenceslas Square 2', name = 'Karel') => {
  const order = orderJson('bistro', 'proven', TAKEN, {
    customer: { name, phone_number: '+420602000000', location: { address, ...DESTINATION, notes: '' } },
  })
  return takenProof({ order, kind, takenAt: TAKEN, timeZone: 'Europe/Prague', collection: COLLECTION })
}

describe('what a simulated rider photographs', () => {
  it('is taken at the pin it belongs to, some metres away, and kept 90 days (PROOF-01)', () => {
    for (const [kind, pin] of [
      ['collection', COLLECTION],
      ['delivery', DESTINATION],
      ['return', COLLECTION],
    ] as const) {
      const { facts } = taken(kind)
      expect(distanceInMetres(facts.takenFrom, pin)).toBeGreaterThan(1)
      expect(distanceInMetres(facts.takenFrom, pin)).toBeLessThan(26)
      expect(facts.keepUntil).toBe(TAKEN + 90 * DAY)
    }
  })

  it('is taken near the pin anywhere on earth where somebody lives (COUNTRY-07)', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -65, max: 65, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        (latitude, longitude) => {
          const pin = { latitude, longitude }
          const { facts } = takenProof({
            order: orderJson('bistro', 'proven', TAKEN),
            kind: 'collection',
            takenAt: TAKEN,
            timeZone: 'Europe/Prague',
            collection: pin,
          })
          expect(distanceInMetres(facts.takenFrom, pin)).toBeLessThan(26)
        },
      ),
    )
  })

  it('is signed by the customer on delivery, by nobody otherwise or where nobody has a name (PROOF-01)', () => {
    expect(taken('delivery').facts.signedBy).toBe('Karel')
    expect(taken('collection').facts).not.toHaveProperty('signedBy')
    expect(taken('return').facts).not.toHaveProperty('signedBy')
    expect(taken('delivery', '', ' ').facts).not.toHaveProperty('signedBy')
  })

  it('shows the number of the house and the light of the hour there (COUNTRY-07)', () => {
    expect(taken('delivery', '4, Lucerna, Štěpánská 61').sketch).toMatchObject({ houseNumber: '61', hour: 23 })
    expect(taken('delivery', ', , Main Street 12, 110 00 Praha').sketch.houseNumber).toBe('12')
    expect(taken('delivery', ', , بدون رقم').sketch.houseNumber).toMatch(/^\d{1,2}$/)
  })
})
