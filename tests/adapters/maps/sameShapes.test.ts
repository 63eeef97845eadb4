import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areSameAreas, isSameRoute } from '../../../src/adapters/maps/sameShapes.ts'
import { NEAR_PRAGUE, PRAGUE } from './aMapScene.ts'

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const line = fc.array(position, { maxLength: 5 })

describe('sameShapes', () => {
  it('compares by value, not by identity', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 3 }), line, (areas, route) => {
        expect(areSameAreas({ areas }, { areas: structuredClone(areas) })).toBe(true)
        expect(isSameRoute({ route }, { route: structuredClone(route) })).toBe(true)
      }),
    )
  })

  it('detects every moved, added, removed or reordered point', () => {
    const route = [PRAGUE, NEAR_PRAGUE]
    const moved = { ...NEAR_PRAGUE, latitude: NEAR_PRAGUE.latitude + 1e-9 }
    for (const other of [[PRAGUE, moved], [PRAGUE], [...route, PRAGUE], [NEAR_PRAGUE, PRAGUE], []]) {
      expect(isSameRoute({ route }, { route: other })).toBe(false)
      expect(areSameAreas({ areas: [route] }, { areas: [other] })).toBe(false)
    }
    expect(areSameAreas({ areas: [route] }, { areas: [route, route] })).toBe(false)
    expect(areSameAreas({ areas: [route] }, { areas: [] })).toBe(false)
  })
})
