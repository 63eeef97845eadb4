// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGoogleMap } from '../../../src/adapters/maps/GoogleDeliveryMap.tsx'
import type { MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import { aMapScene, aPin, NEAR_PRAGUE, PRAGUE, WORDS, writtenEvents } from './aMapScene.ts'
import { fakeGoogleMaps } from './fakeGoogleMaps.ts'
import { stubResizeObserver } from '../../support/stubResizeObserver.ts'

const RING = [PRAGUE, NEAR_PRAGUE, { latitude: 50.05, longitude: 14.5 }]
const twoPins = [aPin({ id: 'collection', kind: 'collection', label: 'Collection' }), aPin({ position: NEAR_PRAGUE })]

const open = async (scene: MapScene = aMapScene(), direction = 'ltr') => {
  const fake = fakeGoogleMaps()
  Object.assign(window, { google: fake.google })
  const container = document.createElement('div')
  container.style.direction = direction
  document.body.replaceChildren(container)
  const { told, events } = writtenEvents()
  const map = await openGoogleMap(container, scene, events)
  const pins = () => [...container.querySelectorAll<HTMLElement>('.map-pin')]
  await expect.poll(() => pins()).toHaveLength(scene.pins.length)
  return { ...fake, container, told, map, pins }
}
const pointer = (type: string, clientX: number, clientY: number) =>
  new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, pointerType: 'touch' })
/** Converts pixels at a zoom level to degrees in the fake’s flat world. */
const degrees = (pixels: number, zoom: number, whole: number) => (pixels / 2 ** zoom / 256) * whole

describe('GoogleDeliveryMap', () => {
  beforeEach(() => {
    stubResizeObserver()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Object.assign(window, { google: undefined })
  })

  it('opens on a single pin at zoom 18 (REQ-34, CONST-29)', async () => {
    const { maps } = await open()
    expect(maps[0]?.options).toMatchObject({ zoom: 18, center: { lat: PRAGUE.latitude, lng: PRAGUE.longitude } })
    expect(maps[0]?.fitted).toBeUndefined()
  })

  it('shows all pins and the whole route when there is more than one point', async () => {
    const { maps, map } = await open(aMapScene({ pins: twoPins, route: [PRAGUE, NEAR_PRAGUE] }))
    expect(maps[0]?.fitted).toMatchObject({ points: { length: 4 } })
    map.fit()
    expect(maps[0]?.fitted).toMatchObject({ points: { length: 4 } })
  })

  it('draws the delivery areas of the scene and removes them when it has none (REQ-35)', async () => {
    const { map, polygons } = await open(aMapScene({ areas: [RING, RING] }))
    expect(polygons()).toHaveLength(2)
    map.show(aMapScene({ areas: [RING] }))
    expect(polygons()).toHaveLength(1)
    map.show(aMapScene())
    expect(polygons()).toEqual([])
  })

  it('draws the route of the scene', async () => {
    const { map, polylines } = await open(aMapScene({ route: [PRAGUE, NEAR_PRAGUE] }))
    expect(polylines().map(({ options }) => options['path'])).toEqual([
      [
        { lat: 50.0875, lng: 14.4213 },
        { lat: 50.0801, lng: 14.4285 },
      ],
    ])
    map.show(aMapScene({ route: [NEAR_PRAGUE] }))
    expect(polylines()).toEqual([])
  })

  it('does not redraw areas and route when only a pin moves, because redrawing flickers', async () => {
    const scene = { areas: [RING], route: [PRAGUE, NEAR_PRAGUE] }
    const { map, polygons, polylines, pins } = await open(aMapScene(scene))
    const [area] = polygons()
    const [way] = polylines()
    map.show(aMapScene({ areas: [[...RING]], route: [...scene.route], pins: twoPins }))
    await expect.poll(() => pins()).toHaveLength(2)
    expect(polygons()[0]).toBe(area)
    expect(polylines()[0]).toBe(way)
    map.show(aMapScene({ ...scene, route: [PRAGUE, { ...NEAR_PRAGUE, longitude: 14.43 }] }))
    expect(polylines()).toHaveLength(1)
    expect(polylines()[0]).not.toBe(way)
  })

  it('reports the clicked position', async () => {
    const { maps, told } = await open()
    maps[0]?.click(NEAR_PRAGUE)
    expect(told).toEqual([['picked', NEAR_PRAGUE]])
  })

  it('moves a pin by touch and reports where it was dropped (REQ-05, ADDR-21)', async () => {
    const { pins, told } = await open()
    const [pin] = pins()
    pin?.dispatchEvent(pointer('pointerdown', 100, 100))
    pin?.dispatchEvent(pointer('pointermove', 150, 80))
    expect(pin?.style.translate).toBe('50px -20px')
    pin?.dispatchEvent(pointer('pointerup', 150, 80))
    expect(told).toEqual([
      [
        'pinMoved',
        'destination',
        {
          latitude: expect.closeTo(PRAGUE.latitude + degrees(20, 18, 180), 9),
          longitude: expect.closeTo(PRAGUE.longitude + degrees(50, 18, 360), 9),
        },
      ],
    ])
    await expect.poll(() => pins()[0]?.style.translate).toBe('')
  })

  it('moves a pin with the arrow keys and reports the move once (REQ-05, ADDR-21)', async () => {
    const { pins, told } = await open()
    const [pin] = pins()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) pin?.dispatchEvent(new KeyboardEvent('keydown', { key }))
    expect(told).toEqual([])
    pin?.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowUp' }))
    expect(told).toEqual([
      [
        'pinMoved',
        'destination',
        {
          latitude: expect.closeTo(PRAGUE.latitude + degrees(4, 18, 180), 9),
          longitude: expect.closeTo(PRAGUE.longitude + degrees(8, 18, 360), 9),
        },
      ],
    ])
  })

  it('keeps a dragged pin under the pointer while the scene changes (REQ-05)', async () => {
    const { map, pins } = await open()
    pins()[0]?.dispatchEvent(pointer('pointerdown', 100, 100))
    pins()[0]?.dispatchEvent(pointer('pointermove', 150, 80))
    map.show(aMapScene({ pins: [aPin({ label: 'Cíl' })] }))
    await expect.poll(() => pins()[0]?.getAttribute('aria-label')).toBe('Cíl')
    expect(pins()[0]?.style.translate).toBe('50px -20px')
  })

  it('adds, renames, fixes and removes pins as the scene does', async () => {
    const { map, pins } = await open()
    map.show(
      aMapScene({
        pins: [
          aPin({ label: 'Cíl', draggable: false }),
          aPin({ id: 'r', kind: 'rider', label: 'Jezdec', draggable: false }),
        ],
      }),
    )
    await expect.poll(() => pins().map((pin) => pin.getAttribute('aria-label'))).toEqual(['Cíl', 'Jezdec'])
    expect(pins().map((pin) => pin.getAttribute('role'))).toEqual(['img', 'img'])
    map.show(aMapScene({ pins: [] }))
    await expect.poll(() => pins()).toEqual([])
  })

  it('keeps view and pins when the appearance changes', async () => {
    const { map, maps, pins } = await open(aMapScene({ pins: twoPins }))
    maps[0]?.setCenter('where somebody looked')
    maps[0]?.setZoom(13)
    map.show(aMapScene({ pins: twoPins, appearance: 'dark' }))
    await expect
      .poll(() => maps[1]?.options)
      .toMatchObject({ colorScheme: 'DARK', zoom: 13, center: 'where somebody looked' })
    await expect.poll(() => pins()).toHaveLength(2)
  })

  it.each([
    ['ltr', 'right'],
    ['rtl', 'left'],
  ])('places its buttons at the end of the line (%s)', async (direction, position) => {
    const { maps } = await open(aMapScene(), direction)
    expect(maps[0]?.options['zoomControlOptions']).toEqual({ position })
  })

  it('moves its buttons when the language has another direction, and stays open', async () => {
    const { map, maps, container } = await open()
    container.style.direction = 'rtl'
    map.show(aMapScene({ words: { ...WORDS } }))
    expect(maps.map(({ options }) => options['zoomControlOptions'])).toEqual([{ position: 'left' }])
  })

  it('reports a failure when Google refuses the key (LOAD-02)', async () => {
    const { told } = await open()
    const refuse = Reflect.get(window, 'gm_authFailure') as () => void
    refuse()
    expect(told).toEqual([['failed']])
  })

  it('removes everything when it is closed', async () => {
    const { map, maps, cleared, container, polygons, polylines } = await open(
      aMapScene({ areas: [RING], route: [PRAGUE, NEAR_PRAGUE] }),
    )
    map.close()
    await expect.poll(() => container.childElementCount).toBe(0)
    expect(polygons()).toEqual([])
    expect(polylines()).toEqual([])
    expect(cleared).toContain(maps[0])
  })

  const many = [
    aPin({ id: 'a', kind: 'order', label: 'a', draggable: false }),
    aPin({ id: 'b', kind: 'order', label: 'b', draggable: false, position: NEAR_PRAGUE }),
  ]

  it('draws overlapping pins as one cluster and zooms in to separate them when it is pressed', async () => {
    const { maps, pins, told } = await open(aMapScene({ pins: many }))
    maps[0]?.setZoom(10)
    await expect.poll(() => pins().map((pin) => pin.querySelector('.count')?.textContent)).toEqual(['2'])
    pins()[0]?.click()
    await expect.poll(() => pins()).toHaveLength(2)
    expect(told).toEqual([])
    pins()[1]?.click()
    expect(told).toEqual([['pressed', 'b']])
  })

  it('centres on the focus of the scene once', async () => {
    const { map, maps, pins } = await open(aMapScene({ pins: many }))
    maps[0]?.setZoom(9)
    await expect.poll(() => pins()).toHaveLength(1)
    map.show(aMapScene({ pins: many, focus: NEAR_PRAGUE }))
    const middle = { lat: NEAR_PRAGUE.latitude, lng: NEAR_PRAGUE.longitude }
    expect(maps[0]?.options).toMatchObject({ center: middle, zoom: 15 })
    maps[0]?.setCenter('elsewhere')
    map.show(aMapScene({ pins: many, focus: { ...NEAR_PRAGUE } }))
    expect(maps[0]?.options['center']).toBe('elsewhere')
    await expect.poll(() => pins()).toHaveLength(2)
  })
})
