// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapScene } from '../../../src/application/ports/DeliveryMap.ts'
import { aMapScene, aPin, NEAR_PRAGUE, PRAGUE, writtenEvents } from './aMapScene.ts'

const LIBRARY = 'maplibre-gl'
/** MapLibre’s tiles have 512 pixels, Google’s have 256: the zoom 18 of REQ-34 is MapLibre’s zoom 17. */
const ZOOM_18 = 17

interface View {
  center?: [number, number]
  zoom?: number
  fitted?: { readonly points: number; readonly maxZoom: number }
}

/** A library that draws nothing (the test has no WebGL) and records the last view. */
const fakeMapLibre = () => {
  const view: View = {}
  const ignore = () => undefined
  class Bounds {
    points = 0
    extend() {
      this.points += 1
      return this
    }
  }
  class FakeMap {
    readonly touchZoomRotate = { disableRotation: ignore }
    readonly #container: HTMLElement
    constructor({ container, ...options }: View & { readonly container: HTMLElement }) {
      this.#container = container
      this.jumpTo(options)
    }
    jumpTo({ center, zoom }: View) {
      Object.assign(view, { center, zoom, fitted: undefined })
    }
    fitBounds({ points }: Bounds, { maxZoom }: { readonly maxZoom: number }) {
      Object.assign(view, { fitted: { points, maxZoom } })
    }
    getContainer = () => this.#container
    getCanvas = () => document.createElement('canvas')
    getZoom = () => view.zoom ?? 0
    getMaxZoom = () => 19
    on = ignore
    off = ignore
    /** The style loads at once. */
    once = (_: string, loaded: () => void) => loaded()
    addControl = ignore
    remove = ignore
  }
  class FakeMarker {
    setLngLat = () => this
    addTo = () => this
    on = ignore
    isDraggable = () => false
  }
  const library = {
    LngLatBounds: Bounds,
    Map: FakeMap,
    Marker: FakeMarker,
    NavigationControl: class {},
    setWorkerUrl: ignore,
  }
  return { view, library }
}

const open = async (scene: MapScene) => {
  const { view, library } = fakeMapLibre()
  vi.doMock(LIBRARY, () => library)
  const { openMapLibre } = await import('../../../src/adapters/maps/MapLibreDeliveryMap.ts')
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const map = await openMapLibre({ styleUrl: '/style.json', country: 'CZ' }, container, scene, writtenEvents().events)
  return { view, map }
}

describe('MapLibreDeliveryMap', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => {
    vi.doUnmock(LIBRARY)
    vi.resetModules()
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
})
