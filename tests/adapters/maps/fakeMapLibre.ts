export const LIBRARY = 'maplibre-gl'

interface View {
  center?: [number, number]
  zoom?: number
  fitted?: { readonly points: number; readonly maxZoom: number }
}
interface Place {
  readonly lng: number
  readonly lat: number
}

/** The visible part of the world on each side of the centre, in degrees; a pixel is a thousandth of a degree. */
const IN_VIEW = 0.1
const PIXELS = 1_000

/** A library that draws nothing (the test has no WebGL) and records the last view, its words and its pins. */
export const fakeMapLibre = () => {
  const view: View = {}
  const ignore = () => undefined
  const listeners = new Map<string, Array<() => void>>()
  const fire = (name: string) => listeners.get(name)?.forEach((listener) => listener())
  const canvas = document.createElement('canvas')
  const switchedOff: Array<string> = []
  /** The data of sources that changed since the map opened. */
  const shown = new Map<string, unknown>()
  class Bounds {
    points = 0
    extend() {
      this.points += 1
      return this
    }
  }
  class FakeMap {
    readonly touchZoomRotate = { disableRotation: () => switchedOff.push('rotation by touch') }
    readonly keyboard = { disableRotation: () => switchedOff.push('rotation by keys') }
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
    getCanvas = () => canvas
    getZoom = () => view.zoom ?? 0
    getMaxZoom = () => 19
    getBounds = () => {
      const [lng, lat] = view.center ?? [0, 0]
      return {
        getWest: () => lng - IN_VIEW,
        getEast: () => lng + IN_VIEW,
        getSouth: () => lat - IN_VIEW,
        getNorth: () => lat + IN_VIEW,
      }
    }
    project = ([lng = 0, lat = 0]: ReadonlyArray<number>) => ({ x: lng * PIXELS, y: -lat * PIXELS })
    on = (name: string, listener: () => void) => listeners.set(name, [...(listeners.get(name) ?? []), listener])
    off = (name: string, listener: () => void) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((one) => one !== listener),
      )
    /** The style loads at once. */
    once = (name: string, listener: () => void) => (name === 'load' ? listener() : this.on(name, listener))
    addControl = (control: Control, corner: string) => {
      control.element.className = corner
      this.#container.append(control.element)
    }
    hasControl = ({ element }: Control) => this.#container.contains(element)
    removeControl = ({ element }: Control) => element.remove()
    getSource = (name: string) => ({ setData: (data: unknown) => shown.set(name, data) })
    remove = () => this.#container.replaceChildren()
    unproject = ([x, y]: [number, number]) => ({ lng: x / PIXELS, lat: -y / PIXELS })
  }
  class Control {
    readonly element = document.createElement('div')
    constructor() {
      for (const part of ['in', 'out']) {
        const button = document.createElement('button')
        button.className = `maplibregl-ctrl-zoom-${part}`
        this.element.append(button)
      }
    }
  }
  class FakeMarker {
    readonly #element: HTMLElement
    #at: Place = { lng: 0, lat: 0 }
    #draggable: boolean
    constructor({ element, draggable }: { readonly element: HTMLElement; readonly draggable: boolean }) {
      this.#element = element
      this.#draggable = draggable
    }
    setLngLat = (at: readonly [number, number] | Place) => {
      this.#at = 'lng' in at ? at : { lng: at[0], lat: at[1] }
      return this
    }
    /** As a pair too, like the library's. */
    getLngLat = () => Object.assign([this.#at.lng, this.#at.lat], this.#at)
    getElement = () => this.#element
    addTo = (map: FakeMap) => {
      map.getContainer().append(this.#element)
      return this
    }
    remove = () => this.#element.remove()
    on = ignore
    isDraggable = () => this.#draggable
    setDraggable = (draggable: boolean) => {
      this.#draggable = draggable
    }
  }
  const library = {
    LngLatBounds: Bounds,
    Map: FakeMap,
    Marker: FakeMarker,
    NavigationControl: Control,
    setWorkerUrl: ignore,
  }
  const lookAt = ({ lng, lat }: Place, zoom = view.zoom) => {
    Object.assign(view, { center: [lng, lat], zoom })
    fire('zoomend')
    fire('moveend')
  }
  return { view, library, canvas, switchedOff, shown, lookAt, fire }
}
