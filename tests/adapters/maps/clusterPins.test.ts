import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterPins, pressAction, pixelOf, type DrawnPin } from '../../../src/adapters/maps/clusterPins.ts'
import type { MapPin } from '../../../src/application/ports/DeliveryMap.ts'
import { aPin, NEAR_PRAGUE, PRAGUE } from './aMapScene.ts'

const order = (id: string, position = PRAGUE, more: Partial<MapPin> = {}) =>
  aPin({ id, kind: 'order', label: id, position, draggable: false, look: { tone: 'in-time' }, ...more })
const BESIDE = { ...PRAGUE, longitude: PRAGUE.longitude + 0.0001 }
const URGENT: Partial<MapPin> = { look: { tone: 'urgent', letter: 'B' } }

const only = (drawn: ReadonlyArray<DrawnPin>): DrawnPin => {
  const [first] = drawn
  if (!first || drawn.length > 1) throw new Error(`${drawn.length} pins are drawn`)
  return first
}

describe('clusterPins', () => {
  it('draws pins that would overlap as one cluster, and separate pins at a closer zoom', () => {
    const pins = [order('a'), order('b', NEAR_PRAGUE)]
    expect(clusterPins(pins, 10)).toHaveLength(1)
    expect(clusterPins(pins, 15).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('shows the most urgent look, the number of pins and the first three names of a cluster', () => {
    const drawn = only(
      clusterPins([order('urgent', PRAGUE, URGENT), ...['b', 'c', 'd', 'e'].map((id) => order(id))], 15),
    )
    expect(drawn).toMatchObject({
      id: 'several-urgent',
      look: { tone: 'urgent', letter: '5', isChosen: false },
      label: 'urgent; b; c; +2',
    })
  })

  it('marks a cluster that contains the chosen pin as chosen', () => {
    const chosen = order('b', BESIDE, { look: { tone: 'in-time', isChosen: true } })
    expect(only(clusterPins([order('a'), chosen], 12)).look?.isChosen).toBe(true)
  })

  it('never clusters pins of another kind', () => {
    const pins = [aPin({ id: 'c', kind: 'collection' }), aPin({ id: 'r', kind: 'rider' }), order('a')]
    expect(clusterPins(pins, 3).map(({ id, members }) => [id, members.length])).toEqual([
      ['c', 1],
      ['r', 1],
      ['a', 1],
    ])
  })

  it('draws every pin in exactly one cluster, and no two clusters overlap', () => {
    const anyPlace = fc.record({
      latitude: fc.double({ min: 49.9, max: 50.2, noNaN: true }),
      longitude: fc.double({ min: 14.2, max: 14.7, noNaN: true }),
    })
    const anyPins = fc.array(anyPlace, { maxLength: 60 })
    fc.assert(
      fc.property(anyPins, fc.double({ min: 8, max: 19, noNaN: true }), (places, zoom) => {
        const pins = places.map((place, index) => order(`o-${index}`, place))
        const drawn = clusterPins(pins, zoom)
        const members = drawn.flatMap((pin) => pin.members.map(({ id }) => id))
        expect(members.toSorted()).toEqual(pins.map(({ id }) => id).toSorted())
        const points = drawn.map(({ position }) => pixelOf(position, zoom))
        for (const [place, [x, y]] of points.entries())
          for (const [left, top] of points.slice(place + 1))
            expect(Math.hypot(x - left, y - top)).toBeGreaterThanOrEqual(38)
      }),
      { numRuns: 60 },
    )
  })
})

describe('pressAction', () => {
  const view = { zoom: 10, closest: 20, chosen: undefined }

  it('chooses a single order', () => {
    expect(pressAction(only(clusterPins([order('a')], 10)), view)).toEqual({ kind: 'press', id: 'a' })
  })

  it('zooms in on a cluster just far enough to separate it', () => {
    const drawn = only(clusterPins([order('a'), order('b', NEAR_PRAGUE)], 10))
    const meant = pressAction(drawn, view)
    if (meant.kind !== 'part') throw new Error('no cluster is separated')
    expect(clusterPins(drawn.members, meant.zoom)).toHaveLength(2)
    expect(clusterPins(drawn.members, meant.zoom - 1)).toHaveLength(1)
  })

  it('chooses one order after the other when no zoom separates them', () => {
    const drawn = only(clusterPins([order('a'), order('b'), order('c')], 10))
    expect(pressAction(drawn, view)).toEqual({ kind: 'press', id: 'a' })
    expect(pressAction(drawn, { ...view, chosen: 'a' })).toEqual({ kind: 'press', id: 'b' })
    expect(pressAction(drawn, { ...view, chosen: 'c' })).toEqual({ kind: 'press', id: 'a' })
  })
})
