import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenProof } from '../../simulator/proofs/takenProof.ts'
import { distanceInMetres } from '../../src/domain/coordinates.ts'
import { DAY } from '../../src/domain/instant.ts'
import { DESTINATION, orderJson } from '../support/smallWorld.ts'

const TAKEN = Date.parse('2026-03-12T22:30:00Z')
const COLLECTION = { latitude: 50.0875, longitude: 14.4213 }

const taken = (kind: 'collection' | 'delivery' | 'return', address = ', , Wenceslas Square 2', name = 'Karel') => {
  const order = orderJson('bistro', 'proven', TAKEN, {
    customer: { name, phone_number: '+420602000000', location: { address, ...DESTINATION, notes: '' } },
  })
  return takenProof({ order, kind, takenAt: TAKEN, collection: COLLECTION })
}

describe('what a simulated rider photographs', () => {
  it('is taken at the pin it belongs to, some metres away, and kept 90 days (PROOF-01)', async () => {
    for (const [kind, pin] of [
      ['collection', COLLECTION],
      ['delivery', DESTINATION],
      ['return', COLLECTION],
    ] as const) {
      const facts = await taken(kind)
      expect(distanceInMetres(facts.takenFrom, pin)).toBeGreaterThan(1)
      expect(distanceInMetres(facts.takenFrom, pin)).toBeLessThan(26)
      expect(facts.keepUntil).toBe(TAKEN + 90 * DAY)
    }
  })

  it('is taken near the pin anywhere on earth where somebody lives (COUNTRY-07)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -65, max: 65, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        async (latitude, longitude) => {
          const pin = { latitude, longitude }
          const facts = await takenProof({
            order: orderJson('bistro', 'proven', TAKEN),
            kind: 'collection',
            takenAt: TAKEN,
            collection: pin,
          })
          expect(distanceInMetres(facts.takenFrom, pin)).toBeLessThan(26)
        },
      ),
    )
  })

  it('is signed by the customer on delivery, by nobody otherwise or where nobody has a name (PROOF-01)', async () => {
    expect((await taken('delivery')).signedBy).toBe('Karel')
    expect(await taken('collection')).not.toHaveProperty('signedBy')
    expect(await taken('return')).not.toHaveProperty('signedBy')
    expect(await taken('delivery', '', ' ')).not.toHaveProperty('signedBy')
  })
})
