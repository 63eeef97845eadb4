import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embeddedStyle } from '../../../src/adapters/maps/embeddedStyle.ts'
import { EMPTY_GROUND } from '../../../src/adapters/maps/ground.ts'
import { areasOf, routeOf, withOverlays } from '../../../src/adapters/maps/mapOverlays.ts'
import { aMapScene, NEAR_PRAGUE, PRAGUE } from './aMapScene.ts'

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const COLOURS = { brand: '#04724d', rim: '#ffffff' }
const PRAGUE_EAST = { latitude: 50.09, longitude: 14.5 }

describe('mapOverlays', () => {
  it('draws every delivery area as a closed polygon, and none without areas (REQ-35)', () => {
    expect(areasOf({ areas: [] }).features).toEqual([])
    expect(areasOf({ areas: [[PRAGUE, NEAR_PRAGUE, PRAGUE_EAST]] }).features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'Polygon',
        coordinates: [
          [
            [14.4213, 50.0875],
            [14.4285, 50.0801],
            [14.5, 50.09],
            [14.4213, 50.0875],
          ],
        ],
      },
    ])
  })

  it('REQ-35 closes any ring', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 3, maxLength: 12 }), (ring) => {
        const [feature] = areasOf({ areas: [ring] }).features
        const [closed] = feature?.geometry.type === 'Polygon' ? feature.geometry.coordinates : []
        expect(closed).toHaveLength(ring.length + 1)
        expect(closed?.at(-1)).toEqual(closed?.[0])
      }),
    )
  })

  it('draws the route as one line, and nothing for fewer than two points', () => {
    expect(routeOf({ route: [] }).features).toEqual([])
    expect(routeOf({ route: [PRAGUE] }).features).toEqual([])
    expect(routeOf({ route: [PRAGUE, NEAR_PRAGUE] }).features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'LineString',
        coordinates: [
          [14.4213, 50.0875],
          [14.4285, 50.0801],
        ],
      },
    ])
  })

  it('places areas below the streets and the route above them, both below the names (REQ-35)', () => {
    const ids = withOverlays(
      embeddedStyle({ city: EMPTY_GROUND, land: EMPTY_GROUND }, 'light', 50),
      aMapScene(),
      COLOURS,
    ).layers.map(({ id }) => id)
    const order = ['water', 'areas', 'street-edge', 'street', 'route-edge', 'route', 'place-name', 'street-name']
    expect(ids.filter((id) => order.includes(id))).toEqual(order)
  })

  it('places overlays below the first label layer of any other style', () => {
    const foreign = {
      version: 8 as const,
      sources: {},
      layers: [
        { id: 'sea', type: 'background' as const },
        { id: 'towns', type: 'symbol' as const, source: 'towns' },
      ],
    }
    expect(withOverlays(foreign, aMapScene(), COLOURS).layers.map(({ id }) => id)).toEqual([
      'sea',
      'areas',
      'areas-edge',
      'route-edge',
      'route',
      'towns',
    ])
    expect(withOverlays({ ...foreign, layers: [] }, aMapScene(), COLOURS).layers).toHaveLength(4)
  })
})
