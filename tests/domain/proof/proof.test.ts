import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { distanceToPin, isKept, proofFileName } from '../../../src/domain/proof/proof.ts'

const SHOP = { latitude: 50.0875, longitude: 14.4213 }
const HOME = { latitude: 50.0801, longitude: 14.4285 }

describe('distanceToPin', () => {
  const pins = { collection: SHOP, destination: HOME }

  it.each([
    ['collection', SHOP],
    ['delivery', HOME],
    ['return', SHOP],
  ] as const)('measures a %s to its own pin (PROOF-01)', (kind, pin) => {
    expect(distanceToPin({ kind, takenFrom: pin }, pins)).toBe(0)
    const takenFrom = { ...pin, latitude: pin.latitude + 0.001 }
    expect(distanceToPin({ kind, takenFrom }, pins)).toBeCloseTo(111.2, 1)
  })

  it('returns undefined, not zero, without such a pin (PROOF-01)', () => {
    expect(distanceToPin({ kind: 'collection', takenFrom: SHOP }, { destination: HOME })).toBeUndefined()
    expect(distanceToPin({ kind: 'delivery', takenFrom: HOME }, { collection: SHOP })).toBeUndefined()
  })

  it('is never negative (PROOF-01)', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (takenFrom, destination) => {
        expect(distanceToPin({ kind: 'delivery', takenFrom }, { destination })).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('isKept is true until the expiry, exclusively (OP-19)', () => {
  expect([999, 1_000, 1_001].map((now) => isKept({ keepUntil: instantAt(1_000) }, instantAt(now)))).toEqual([
    true,
    false,
    false,
  ])
})

it.each([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
] as const)('proofFileName maps type %s to extension %s (PROOF-04)', (contentType, ending) => {
  const photo = { contentType, bytes: new Uint8Array(1) }
  expect(proofFileName({ kind: 'delivery', orderId: 'cz1001-0123456789ab', photo })).toBe(
    `proof-of-delivery-cz1001-0123456789ab.${ending}`,
  )
})
