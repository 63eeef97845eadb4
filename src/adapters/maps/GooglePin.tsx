import { memo, useLayoutEffect, useRef } from 'react'
import type { MapEvents, MapPin } from '../../application/ports/DeliveryMap.ts'
import { googlePinElement, type ShownGooglePin } from './googlePinElement.ts'

export interface GooglePinProps {
  readonly pin: MapPin
  readonly mapNow: () => google.maps.Map | undefined
  readonly moved: MapEvents['pinMoved']
  /** Read by the library, which puts the pin there. */
  readonly lat: number
  readonly lng: number
}

/** A pin for the library to place; another kind of pin needs another key. */
export const GooglePin = memo(function GooglePin({ pin, mapNow, moved }: GooglePinProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownGooglePin>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    shown.current ??= googlePinElement(place.current, pin, mapNow, moved)
    shown.current.show(pin)
  }, [pin, mapNow, moved])
  useLayoutEffect(
    () => () => {
      shown.current?.remove()
      shown.current = null
    },
    [],
  )
  return <div ref={place} className="map-pin-place" />
})
