import 'maplibre-gl/dist/maplibre-gl.css'
import './delivery-map.css'
import {
  LngLatBounds,
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
  type ErrorEvent,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { MapEvents, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { CITY_ZOOM, embeddedStyle, LAND } from './embeddedStyle.ts'
import { prefersReducedMotion } from './glide.ts'
import { FOCUS_MS, FOCUS_ZOOM as FOCUS_ZOOM_OF_GOOGLE, isSamePlace } from './focus.ts'
import { EMPTY_GROUND, readGround, readLand } from './ground.ts'
import { coordinatesOf, mapLibrePins } from './mapLibrePins.ts'
import { areasOf, lngLat, routeOf, withOverlays, type OverlayColours } from './mapOverlays.ts'
import { OPENING_ZOOM } from './openingZoom.ts'
import { areSameAreas, isSameRoute } from './sameShapes.ts'

setWorkerUrl(workerUrl)

/** MapLibre's tiles have 512 pixels, so the same view has a zoom that is one lower. */
const ZOOM = OPENING_ZOOM - 1
const CLOSEST_FIT = 16.5
/** The minimum zoom when a position is centred. */
const FOCUS_ZOOM = FOCUS_ZOOM_OF_GOOGLE - 1

const RIMS = { light: '#ffffff', dark: '#14171b' } as const
const BRANDS = { light: '#1c2127', dark: '#f6f7f9' } as const

const coloursOf = (container: HTMLElement, { appearance }: MapScene): OverlayColours => ({
  brand: getComputedStyle(container).getPropertyValue('--brand').trim() || BRANDS[appearance],
  rim: RIMS[appearance],
})

/** Names the map and its buttons; the library takes their words only when it opens. */
const nameParts = (map: MapLibre, { words }: MapScene): void => {
  const canvas = map.getCanvas()
  canvas.setAttribute('aria-label', words.map)
  canvas.setAttribute('aria-description', words.keys)
  for (const [part, name] of [
    ['in', words.zoomIn],
    ['out', words.zoomOut],
  ] as const) {
    const button = map.getContainer().querySelector(`.maplibregl-ctrl-zoom-${part}`)
    button?.setAttribute('aria-label', name)
    button?.setAttribute('title', name)
  }
}

/** Puts the buttons at the end of the line, and names everything. */
const placeControls = (map: MapLibre, control: NavigationControl, scene: MapScene): void => {
  if (map.hasControl(control)) map.removeControl(control)
  const inlineEnd = getComputedStyle(map.getContainer()).direction === 'rtl' ? 'left' : 'right'
  map.addControl(control, `top-${inlineEnd}`)
  nameParts(map, scene)
}

const fitView = (map: MapLibre, scene: MapScene): void => {
  const points = [...scene.pins.map(({ position }) => position), ...scene.route].map(lngLat)
  if (points.length < 2) {
    map.jumpTo({ center: points[0] ?? lngLat(scene.center), zoom: ZOOM })
    return
  }
  const { clientWidth, clientHeight } = map.getContainer()
  const side = Math.min(64, clientWidth / 6)
  const bounds = points.reduce((all, point) => all.extend(point), new LngLatBounds())
  map.fitBounds(bounds, {
    padding: { top: Math.min(72, clientHeight / 4), bottom: Math.min(64, clientHeight / 6), left: side, right: side },
    maxZoom: CLOSEST_FIT,
    duration: 0,
  })
}

const isOnPin = (target: EventTarget | null) => target instanceof Element && target.closest('.map-pin') !== null

/** Errors of a source or a tile, which the map can do without. */
const isPartial = (event: ErrorEvent) => 'sourceId' in event

/** MapLibre with a configured style, or with the embedded one, which needs no network except one file of the site. */
export const openMapLibre = async (
  { styleUrl, country }: { readonly styleUrl: string; readonly country: string },
  container: HTMLElement,
  first: MapScene,
  events: MapEvents,
): Promise<OpenMap> => {
  const own = styleUrl === ''
  const city = own ? await readGround(fetch, country) : undefined
  let land = EMPTY_GROUND
  let scene = first
  let stopped = false
  const style = (): StyleSpecification | string =>
    city ? embeddedStyle({ city, land }, scene.appearance, first.center.latitude) : styleUrl
  const map = new MapLibre({
    container,
    style: style(),
    transformStyle: (_, next) => withOverlays(next, scene, coloursOf(container, scene)),
    center: lngLat(first.center),
    zoom: ZOOM,
    maxZoom: 19,
    attributionControl: own ? false : { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    ...(prefersReducedMotion(container) && { fadeDuration: 0 }),
    locale: { 'AttributionControl.ToggleAttribution': '©' },
  })
  container.setAttribute('aria-busy', 'true')
  map.once('idle', () => container.setAttribute('aria-busy', 'false'))
  // The canvas handles the keys.
  map.getCanvas().setAttribute('role', 'application')
  map.touchZoomRotate.disableRotation()
  // Nothing turns a rotated map back.
  map.keyboard.disableRotation()
  const control = new NavigationControl({ showCompass: false })
  placeControls(map, control, first)
  const showPins = mapLibrePins(map, events, first.words)
  showPins(first)
  fitView(map, first)
  // A resized map fits the same view again, until the user has moved it.
  let isMovedByHand = false
  let isAtFocus = false
  const bringIn = (focus: Coordinates | undefined) => {
    isAtFocus = focus !== undefined
    if (!focus) return
    isMovedByHand = true
    map.easeTo({ center: lngLat(focus), zoom: Math.max(map.getZoom(), FOCUS_ZOOM), duration: FOCUS_MS })
  }
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent === undefined) return
    isMovedByHand = true
    isAtFocus = false
  })
  map.on('resize', () => {
    if (!isMovedByHand) fitView(map, scene)
    else if (isAtFocus && scene.focus)
      map.jumpTo({ center: lngLat(scene.focus), zoom: Math.max(map.getZoom(), FOCUS_ZOOM) })
  })
  const showLand = () => {
    if (map.getZoom() >= CITY_ZOOM || map.getSource(LAND) === undefined) return
    map.off('zoomend', showLand)
    void readLand(fetch, country).then((read) => {
      land = read
      if (!stopped) void map.getSource<GeoJSONSource>(LAND)?.setData(land)
    })
  }
  if (own) {
    map.on('zoomend', showLand)
    map.once('load', showLand)
  }
  map.on('click', ({ lngLat: at, originalEvent }) => {
    if (!isOnPin(originalEvent.target)) events.picked(coordinatesOf(at))
  })

  const close = () => {
    if (stopped) return
    stopped = true
    map.remove()
  }
  const opened: OpenMap = {
    show: (next) => {
      if (stopped) return
      const recoloured = next.appearance !== scene.appearance
      const isElsewhere = !isSamePlace(next.focus, scene.focus)
      const isOtherRoute = !isSameRoute(next, scene)
      const areOtherAreas = !areSameAreas(next, scene)
      const areOtherWords = next.words !== scene.words
      scene = next
      showPins(next)
      if (areOtherWords) placeControls(map, control, next)
      if (recoloured) map.setStyle(style())
      else {
        // Setting data tiles it again and redraws the map several times, so it is skipped when only a rider moved.
        if (areOtherAreas) void map.getSource<GeoJSONSource>('areas')?.setData(areasOf(next))
        if (isOtherRoute) void map.getSource<GeoJSONSource>('route')?.setData(routeOf(next))
      }
      if (isElsewhere) bringIn(next.focus)
    },
    fit: () => {
      isMovedByHand = false
      if (!stopped) fitView(map, scene)
    },
    close,
  }
  return new Promise((resolve, reject) => {
    const onError = (event: ErrorEvent) => {
      if (isPartial(event)) return
      close()
      reject(event.error)
    }
    map.on('error', onError)
    map.once('load', () => {
      map.off('error', onError)
      resolve(opened)
    })
  })
}
