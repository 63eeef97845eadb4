// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapPin, MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import { aMapScene, aPin, NEAR_PRAGUE, PRAGUE, WORDS, writtenEvents } from './aMapScene.ts'
import { fakeMapLibre, LIBRARY } from './fakeMapLibre.ts'

/** MapLibre’s tiles have 512 pixels, Google’s have 256: the zoom 18 of REQ-34 is MapLibre’s zoom 17. */
const ZOOM_18 = 17

const open = async (scene: MapScene, styleUrl = '/style.json') => {
  const { library, ...fake } = fakeMapLibre()
  vi.doMock(LIBRARY, () => library)
  const { openMapLibre } = await import('../../../src/adapters/maps/MapLibreDeliveryMap.ts')
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const { told, events } = writtenEvents()
  const map = await openMapLibre({ styleUrl, country: 'CZ' }, container, scene, events)
  const pins = () => [...container.querySelectorAll<HTMLElement>('.map-pin')]
  const namesOfPins = () => pins().map((pin) => pin.getAttribute('aria-label'))
  return { ...fake, container, map, pins, namesOfPins, told }
}

const orderAt = (id: string, { latitude, longitude } = PRAGUE): MapPin =>
  aPin({
    id,
    kind: 'order',
    label: id,
    draggable: false,
    position: { latitude, longitude },
    look: { urgency: 'in-time', tone: 'moving' },
  })
const riderAt = (longitude: number) =>
  aPin({ id: 'r', kind: 'rider', label: 'Petr', draggable: false, position: { ...PRAGUE, longitude } })

describe('MapLibreDeliveryMap', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.doUnmock(LIBRARY)
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is busy until all of it is drawn', async () => {
    const { container, fire } = await open(aMapScene())
    expect(container.getAttribute('aria-busy')).toBe('true')
    fire('idle')
    expect(container.getAttribute('aria-busy')).toBe('false')
  })

  it.each([
    ['a single pin', aMapScene({ pins: [aPin({ position: NEAR_PRAGUE })] }), NEAR_PRAGUE],
    ['the centre of a scene without pins', aMapScene({ pins: [] }), PRAGUE],
  ])('opens on %s at zoom 18 (REQ-34, CONST-29)', async (_, scene, { longitude, latitude }) => {
    const { view } = await open(scene)
    expect(view).toMatchObject({ center: [longitude, latitude], zoom: ZOOM_18, fitted: undefined })
  })

  it('opens on all pins and the whole route when there is more than one point', async () => {
    const { view } = await open(
      aMapScene({ pins: [aPin(), aPin({ id: 'rider', position: NEAR_PRAGUE })], route: [PRAGUE, NEAR_PRAGUE] }),
    )
    expect(view.fitted).toEqual({ points: 4, maxZoom: expect.any(Number) })
  })

  it('names the map, its buttons and its keys in the language of the page', async () => {
    const { map, canvas, container, pins } = await open(aMapScene({ pins: [orderAt('a'), orderAt('b')] }))
    const names = () => [
      ...['aria-label', 'aria-description'].map((name) => canvas.getAttribute(name)),
      ...[...container.querySelectorAll('button')].flatMap((button) => [
        button.getAttribute('aria-label'),
        button.title,
      ]),
      pins()[0]?.getAttribute('aria-label'),
    ]
    expect(canvas.getAttribute('role')).toBe('application')
    expect(names()).toEqual([
      'Map',
      'Arrow keys move the map.',
      'Zoom in',
      'Zoom in',
      'Zoom out',
      'Zoom out',
      '2 orders, 0 need you, a; b',
    ])
    const words = { ...WORDS, map: 'خريطة', keys: 'أسهم', zoomIn: 'تكبير', zoomOut: 'تصغير', cluster: () => 'طلبان' }
    map.show(aMapScene({ pins: [orderAt('a'), orderAt('b')], words }))
    expect(names()).toEqual(['خريطة', 'أسهم', 'تكبير', 'تكبير', 'تصغير', 'تصغير', 'طلبان, a; b'])
  })

  it('moves its buttons to the end of the line when the language has another direction', async () => {
    const { map, container } = await open(aMapScene())
    const corners = () => [...container.querySelectorAll('[class^="top-"]')].map(({ className }) => className)
    expect(corners()).toEqual(['top-right'])
    container.style.direction = 'rtl'
    map.show(aMapScene({ words: { ...WORDS } }))
    expect(corners()).toEqual(['top-left'])
  })

  it('cannot be rotated, because nothing would turn it back', async () => {
    const { switchedOff } = await open(aMapScene())
    expect(switchedOff.toSorted()).toEqual(['rotation by keys', 'rotation by touch'])
  })

  it('draws orders in the view and near it, and others when the view moves to them', async () => {
    const near = { ...PRAGUE, longitude: PRAGUE.longitude + 0.19 }
    const far = { ...PRAGUE, longitude: PRAGUE.longitude + 0.21 }
    const { namesOfPins, lookAt } = await open(
      aMapScene({ pins: [orderAt('here'), orderAt('near', near), orderAt('far', far)] }),
    )
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude })
    expect(namesOfPins()).toEqual(['here', 'near'])
    lookAt({ lng: far.longitude, lat: far.latitude })
    expect(namesOfPins().toSorted()).toEqual(['far', 'near'])
  })

  it('draws pins of other kinds wherever they are', async () => {
    const { namesOfPins, lookAt } = await open(aMapScene({ pins: [riderAt(14.9), orderAt('here')] }))
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude })
    expect(namesOfPins().toSorted()).toEqual(['Petr', 'here'])
  })

  it('loads sea, land and borders once, when the map is first seen from far away', async () => {
    const ground = { type: 'FeatureCollection', features: [] }
    const loaded: Array<string> = []
    vi.stubGlobal('fetch', async (address: string) => {
      loaded.push(address)
      return Response.json(ground)
    })
    const { shown, lookAt } = await open(aMapScene(), '')
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 9)
    expect(loaded).toEqual(['/maps/cz.json'])
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 8.9)
    await vi.waitFor(() => expect(shown.get('land')).toEqual(ground))
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 6)
    expect(loaded).toEqual(['/maps/cz.json', '/maps/cz-land.json'])
  })

  it('does not touch a pin that is the same object as before', async () => {
    const [a, b] = [orderAt('a'), orderAt('b', NEAR_PRAGUE)]
    const { map, pins, lookAt } = await open(aMapScene({ pins: [a, b] }))
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 15)
    const touched = pins().map((pin) => vi.spyOn(pin, 'replaceChildren'))
    map.show(aMapScene({ pins: [a, { ...b, label: 'Eva' }] }))
    expect(touched.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(pins()[1]?.getAttribute('aria-label')).toBe('Eva')
  })

  it('draws overlapping orders as one until the zoom separates them', async () => {
    const { pins, namesOfPins, lookAt } = await open(aMapScene({ pins: [orderAt('a'), orderAt('b', NEAR_PRAGUE)] }))
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 9)
    expect(namesOfPins()).toEqual(['2 orders, 0 need you, a; b'])
    lookAt({ lng: PRAGUE.longitude, lat: PRAGUE.latitude }, 15)
    expect(pins().map((pin) => pin.classList.contains('several'))).toEqual([false, false])
  })

  it('moves a rider smoothly, and shows it where it is while the map zooms', async () => {
    const { map, pins, fire } = await open(aMapScene({ pins: [riderAt(14.4)] }))
    const [rider] = pins()
    if (!rider) throw new Error('no rider is drawn')
    const cancel = vi.fn()
    const animate = vi.fn(() => ({ cancel, effect: null }))
    Object.assign(rider, { animate })
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget() as MediaQueryList, { matches: false }),
    )
    map.show(aMapScene({ pins: [riderAt(14.43)] }))
    expect(animate.mock.calls).toEqual([
      [
        [{ translate: expect.stringMatching(/^-(30|29\.9+|30\.0+\d*)px 0px$/) }, { translate: '0px 0px' }],
        expect.anything(),
      ],
    ])
    fire('zoomstart')
    expect(cancel).toHaveBeenCalledOnce()
  })
})
