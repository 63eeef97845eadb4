import type { Coordinates } from '../../../src/domain/coordinates.ts'

type Listener = (event: unknown) => void
const WORLD = 256

class FakeLatLng {
  readonly latitude: number
  readonly longitude: number
  constructor(at: number | { readonly lat: number; readonly lng: number }, longitude = 0) {
    this.latitude = typeof at === 'number' ? at : at.lat
    this.longitude = typeof at === 'number' ? longitude : at.lng
  }
  lat = () => this.latitude
  lng = () => this.longitude
}

class FakePoint {
  readonly x: number
  readonly y: number
  constructor(x: number, y: number) {
    this.x = x
    this.y = y
  }
}

/** A flat world of 256 points in each direction, so that a test can count pixels. */
const projection = {
  fromLatLngToPoint: (at: FakeLatLng | { readonly lat: number; readonly lng: number }) => {
    const { latitude, longitude } = at instanceof FakeLatLng ? at : new FakeLatLng(at)
    return new FakePoint(((longitude + 180) / 360) * WORLD, ((90 - latitude) / 180) * WORLD)
  },
  fromPointToLatLng: ({ x, y }: FakePoint) => new FakeLatLng(90 - (y / WORLD) * 180, (x / WORLD) * 360 - 180),
  fromLatLngToDivPixel: () => new FakePoint(0, 0),
}

class FakeShape {
  map: unknown
  readonly options: Readonly<Record<string, unknown>>
  constructor(options: Readonly<Record<string, unknown>>) {
    this.options = options
    this.map = options['map']
  }
  setMap(map: unknown) {
    this.map = map
  }
}

/** The part of Google’s library that the map uses; records the calls. */
export const fakeGoogleMaps = () => {
  const maps: Array<FakeMap> = []
  const polygons: Array<FakeShape> = []
  const polylines: Array<FakeShape> = []
  const cleared: Array<unknown> = []

  class FakeMap {
    readonly listeners = new Map<string, Listener>()
    readonly options: Record<string, unknown>
    readonly div: HTMLElement
    fitted: unknown
    constructor(div: HTMLElement, options: Record<string, unknown>) {
      this.div = div
      this.options = { ...options }
      maps.push(this)
    }
    addListener(name: string, listener: Listener) {
      this.listeners.set(name, listener)
    }
    setOptions(options: Record<string, unknown>) {
      Object.assign(this.options, options)
    }
    setCenter(center: unknown) {
      this.options['center'] = center
    }
    setZoom(zoom: number) {
      this.options['zoom'] = zoom
      this.listeners.get('zoom_changed')?.(undefined)
    }
    panTo(center: unknown) {
      this.setCenter(center)
    }
    fitBounds(bounds: unknown) {
      this.fitted = bounds
    }
    getZoom = () => Number(this.options['zoom'])
    getCenter = () => this.options['center']
    getBounds = () => undefined
    getProjection = () => projection
    getDiv = () => this.div
    click({ latitude, longitude }: Coordinates) {
      this.listeners.get('click')?.({ latLng: new FakeLatLng(latitude, longitude) })
    }
  }

  class FakeOverlayView {
    map: FakeMap | null = null
    setMap(map: FakeMap | null) {
      if (this.map) this.onRemove()
      this.map = map
      if (map) {
        this.onAdd()
        this.draw()
      }
    }
    getMap = () => this.map
    get = () => this.map
    getPanes = () => ({ floatPane: this.map?.div })
    getProjection = () => projection
    onAdd() {}
    draw() {}
    onRemove() {}
    static preventMapHitsAndGesturesFrom() {}
  }

  class FakeBounds {
    readonly points: Array<unknown> = []
    extend(point: unknown) {
      this.points.push(point)
    }
  }

  const google = {
    maps: {
      Map: FakeMap,
      OverlayView: FakeOverlayView,
      LatLng: FakeLatLng,
      LatLngBounds: FakeBounds,
      Point: FakePoint,
      Polygon: class extends FakeShape {
        constructor(options: Readonly<Record<string, unknown>>) {
          super(options)
          polygons.push(this)
        }
      },
      Polyline: class extends FakeShape {
        constructor(options: Readonly<Record<string, unknown>>) {
          super(options)
          polylines.push(this)
        }
      },
      ControlPosition: { LEFT_BOTTOM: 'left', RIGHT_BOTTOM: 'right' },
      event: {
        hasListeners: () => false,
        addListener: () => undefined,
        clearListeners: () => undefined,
        clearInstanceListeners: (instance: unknown) => cleared.push(instance),
      },
    },
  }
  const onMap = (shapes: ReadonlyArray<FakeShape>) => shapes.filter(({ map }) => map !== null)
  return { google, maps, cleared, polygons: () => onMap(polygons), polylines: () => onMap(polylines) }
}
