import './delivery-map.css'
import GoogleMap from 'google-maps-react-markers'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { MapEvents, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'
import { FOCUS_ZOOM, isSamePlace } from './focus.ts'
import { clusterPins, pressAction } from './clusterPins.ts'
import { stopGliding } from './glide.ts'
import { GooglePin } from './GooglePin.tsx'
import type { GooglePinEvents } from './googlePinElement.ts'
import { drawShapes, fitView, latLng, type GoogleShape } from './googleView.ts'
import { OPENING_ZOOM } from './openingZoom.ts'
import { areSameAreas, isSameRoute } from './sameShapes.ts'

/** The maximum zoom. */
const CLOSEST = 21

interface Props {
  readonly scene: MapScene
  readonly mapNow: () => google.maps.Map | undefined
  readonly zoom: number
  readonly events: GooglePinEvents
  readonly ready: (map: google.maps.Map) => void
}

const Ground = ({ scene, mapNow, zoom, events, ready }: Props) => {
  const pins = useMemo(
    () =>
      clusterPins(scene.pins, zoom).map((pin) => (
        <GooglePin
          key={`${pin.id}-${pin.kind}`}
          pin={pin}
          mapNow={mapNow}
          events={events}
          words={scene.words}
          lat={pin.position.latitude}
          lng={pin.position.longitude}
        />
      )),
    [scene.pins, scene.words, mapNow, zoom, events],
  )
  return (
    <GoogleMap
      key={scene.appearance}
      loadScriptExternally
      status="ready"
      defaultCenter={latLng(scene.center)}
      defaultZoom={OPENING_ZOOM}
      options={{
        colorScheme: scene.appearance === 'dark' ? 'DARK' : 'LIGHT',
        mapTypeControl: false,
        streetViewControl: false,
        fullscreenControl: false,
      }}
      loadingContent={<></>}
      onGoogleApiLoaded={({ map }) => ready(map)}
    >
      {pins}
    </GoogleMap>
  )
}

/** Google Maps, for deployments with a key; requires the loaded Google script. */
export const openGoogleMap = (container: HTMLElement, first: MapScene, events: MapEvents): Promise<OpenMap> =>
  new Promise((resolve) => {
    const root = createRoot(container)
    let scene = first
    let map: google.maps.Map | undefined
    let shapes: ReadonlyArray<GoogleShape> = []
    let view: Pick<google.maps.MapOptions, 'center' | 'zoom'> | undefined

    const mapNow = () => map
    const zoomNow = () => map?.getZoom() ?? OPENING_ZOOM
    const bringIn = (focus: Coordinates | undefined) => {
      if (!map || !focus) return
      map.panTo(latLng(focus))
      if (zoomNow() < FOCUS_ZOOM) map.setZoom(FOCUS_ZOOM)
    }
    const drawOver = (on: google.maps.Map) => {
      shapes.forEach((shape) => shape.setMap(null))
      shapes = drawShapes(on, scene, getComputedStyle(container).getPropertyValue('--brand').trim())
    }
    const controls = (): google.maps.MapOptions => {
      const { LEFT_BOTTOM, RIGHT_BOTTOM } = google.maps.ControlPosition
      const position = getComputedStyle(container).direction === 'rtl' ? LEFT_BOTTOM : RIGHT_BOTTOM
      return { zoomControlOptions: { position } }
    }
    const moved: MapEvents['pinMoved'] = (id, position) => {
      scene = { ...scene, pins: scene.pins.map((pin) => (pin.id === id ? { ...pin, position } : pin)) }
      render()
      events.pinMoved(id, position)
    }
    const pressed: GooglePinEvents['pressed'] = (pin) => {
      const chosen = scene.pins.find(({ look }) => look?.isChosen)?.id
      const meant = pressAction(pin, { zoom: zoomNow(), closest: CLOSEST, chosen })
      if (meant.kind === 'press') return events.pressed?.(meant.id)
      map?.setCenter(latLng(pin.position))
      map?.setZoom(meant.zoom)
    }
    const pinEvents: GooglePinEvents = { moved, pressed }
    const ready = (opened: google.maps.Map) => {
      map = opened
      opened.addListener('zoom_changed', () => {
        for (const rider of container.querySelectorAll<HTMLElement>('.map-pin.rider')) stopGliding(rider)
        if (scene.pins.some(({ kind }) => kind === 'order')) render()
      })
      opened.setOptions({ ...controls(), ...view })
      opened.addListener('click', ({ latLng: at }: google.maps.MapMouseEvent) => {
        if (at) events.picked({ latitude: at.lat(), longitude: at.lng() })
      })
      drawOver(opened)
      if (!view) fitView(opened, scene)
      resolve({ show, fit, close })
    }
    const show: OpenMap['show'] = (next) => {
      if (next.appearance !== scene.appearance && map) {
        const [center, zoom] = [map.getCenter(), map.getZoom()]
        view = { ...(center && { center }), ...(zoom !== undefined && { zoom }) }
        google.maps.event.clearInstanceListeners(map)
        map = undefined
      }
      const isElsewhere = !isSamePlace(next.focus, scene.focus)
      const areOtherShapes = !isSameRoute(next, scene) || !areSameAreas(next, scene)
      const areOtherWords = next.words !== scene.words
      scene = next
      render()
      if (areOtherWords) map?.setOptions(controls())
      if (map && areOtherShapes) drawOver(map)
      if (isElsewhere) bringIn(next.focus)
    }
    const fit: OpenMap['fit'] = () => {
      if (map) fitView(map, scene)
    }
    const close: OpenMap['close'] = () => {
      shapes.forEach((shape) => shape.setMap(null))
      if (map) google.maps.event.clearInstanceListeners(map)
      map = undefined
      Object.assign(window, { gm_authFailure: undefined })
      root.unmount()
    }
    const render = () =>
      root.render(<Ground scene={scene} mapNow={mapNow} zoom={zoomNow()} events={pinEvents} ready={ready} />)

    /** Google calls this global when it refuses the key. */
    Object.assign(window, { gm_authFailure: () => events.failed() })
    render()
  })
