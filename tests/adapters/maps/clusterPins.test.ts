import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clusterOf,
  clusterPins,
  isSameDrawn,
  namesIn,
  pressAction,
  pixelOf,
  type DrawnPin,
} from '../../../src/adapters/maps/clusterPins.ts'
import type { PinLook } from '../../../src/application/ports/DeliveryMap.ts'
import { aPin, drawnTogether, NEAR_PRAGUE, PRAGUE } from './aMapScene.ts'

const CALM: PinLook = { urgency: 'in-time', tone: 'moving' }
const order = (id: string, position = PRAGUE, look: PinLook = CALM) =>
  aPin({ id, kind: 'order', label: id, position, draggable: false, look })
const BESIDE = { ...PRAGUE, longitude: PRAGUE.longitude + 0.0001 }

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

  it('draws a cluster where its most important pin is, with all pins, the most important first', () => {
    const drawn = only(clusterPins([order('urgent', BESIDE), order('b'), order('c')], 12))
    expect(drawn).toMatchObject({ id: 'several-urgent', kind: 'order', position: BESIDE })
    expect(drawn.members.map(({ id }) => id)).toEqual(['urgent', 'b', 'c'])
  })

  it('never clusters pins of another kind', () => {
    const pins = [aPin({ id: 'c', kind: 'collection' }), aPin({ id: 'r', kind: 'rider' }), order('a')]
    expect(clusterPins(pins, 3).map(({ id, members }) => [id, members.length])).toEqual([
      ['c', 1],
      ['r', 1],
      ['a', 1],
    ])
  })

  it('leans a shop and a home apart while one would cover the other', () => {
    const leans = (home: typeof PRAGUE, zoom: number) =>
      clusterPins(
        [aPin({ id: 'c', kind: 'collection' }), aPin({ id: 'd', kind: 'destination', position: home })],
        zoom,
      ).map(({ lean }) => lean)
    expect(leans(PRAGUE, 18)).toEqual(['left', 'right'])
    expect(leans(BESIDE, 17)).toEqual(['left', 'right'])
    expect(leans({ ...PRAGUE, longitude: PRAGUE.longitude - 0.0001 }, 17)).toEqual(['right', 'left'])
    expect(leans(NEAR_PRAGUE, 18)).toEqual([undefined, undefined])
    const [near, far] = [10, 18].map((zoom) =>
      clusterPins(
        [aPin({ kind: 'collection' }), order('a'), aPin({ kind: 'destination', position: NEAR_PRAGUE })],
        zoom,
      ),
    )
    expect(near?.map(({ lean }) => lean)).toEqual([expect.any(String), undefined, expect.any(String)])
    expect(isSameDrawn(near?.[0] as DrawnPin, { ...near?.[0], lean: far?.[0]?.lean } as DrawnPin)).toBe(false)
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

describe('clusterOf', () => {
  it('counts the orders and those that need attention, and names the first three', () => {
    const overdue = order('overdue', PRAGUE, { urgency: 'urgent', tone: 'failed' })
    const late = order('late', PRAGUE, { urgency: 'at-risk', tone: 'attention' })
    const drawn = drawnTogether(overdue, late, order('c'), order('d'), order('e'))
    expect(clusterOf(drawn)).toEqual({ count: 5, needing: 2 })
    expect(namesIn(drawn)).toBe('overdue; late; c; +2')
  })

  it('counts a rider who is near as no need, although its status has the colour of one', () => {
    const near = order('near', PRAGUE, { urgency: 'in-time', tone: 'attention' })
    expect(clusterOf(drawnTogether(near, order('b')))).toEqual({ count: 2, needing: 0 })
  })
})

describe('isSameDrawn', () => {
  const [a, b] = [order('a'), order('b')]

  it('compares pins by identity, so that a recreated pin is redrawn', () => {
    expect(isSameDrawn(drawnTogether(a, b), drawnTogether(a, b))).toBe(true)
    expect(isSameDrawn(drawnTogether(a, b), drawnTogether(a, { ...b }))).toBe(false)
    expect(isSameDrawn(drawnTogether(a), drawnTogether(a, b))).toBe(false)
    expect(isSameDrawn(drawnTogether(a, b), drawnTogether(a))).toBe(false)
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
