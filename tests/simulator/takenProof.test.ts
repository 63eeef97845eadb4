import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenProof } from '../../simulator/proofs/takenProof.ts'
import { distanceInMetres } from '../../src/domain/coordinates.ts'
import { DAY, instantAt } from '../../src/domain/instant.ts'
import { DESTINATION, orderJson } from '../support/smallWorld.ts'

const TAKEN = instantAt(Date.parse('2026-03-12T22:30:00Z'))
const COLLECTION = { latitude: 50.0875, longitude: 14.4213 }

const taken = (kind: 'collection' | 'delivery' | 'return', address = ', , Wenceslas Square 2', name = 'Karel') => {
  const order = orderJson('bistro', 'proven', TAKEN, {
    customer: { name, phone_number: '+420602000000', location: { address, ...DESTINATION, notes: '' } },
  })
  return takenProof({ order, kind, takenAt: TAKEN, collection: COLLECTION })
}

describe('proof photos of a simulated rider', () => {
  it('are taken a few metres from their pin and expire after 90 days (PROOF-01)', async () => {
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

  it('are taken near the pin in every inhabited region of the earth (COUNTRY-07)', async () => {
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

  it("have the customer's signature on delivery only, and none if the customer has no name (PROOF-01)", async () => {
    expect((await taken('delivery')).signedBy).toBe('Karel')
    expect(await taken('collection')).not.toHaveProperty('signedBy')
    expect(await taken('return')).not.toHaveProperty('signedBy')
    expect(await taken('delivery', '', ' ')).not.toHaveProperty('signedBy')
  })
})
