import { memo, useLayoutEffect, useRef } from 'react'
import type { DrawnPin } from './gatherPins.ts'
import { googlePinElement, type GooglePinEvents, type ShownGooglePin } from './googlePinElement.ts'

export interface GooglePinProps {
  readonly pin: DrawnPin
  readonly mapNow: () => google.maps.Map | undefined
  readonly events: GooglePinEvents
  /** Read by the library, which puts the pin there. */
  readonly lat: number
  readonly lng: number
}

/** A pin for the library to place; another kind of pin needs another key. */
export const GooglePin = memo(function GooglePin({ pin, mapNow, events }: GooglePinProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownGooglePin>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    shown.current ??= googlePinElement(place.current, pin, mapNow, events)
    shown.current.show(pin)
  }, [pin, mapNow, events])
  useLayoutEffect(
    () => () => {
      shown.current?.remove()
      shown.current = null
    },
    [],
  )
  return <div ref={place} className="map-pin-place" />
})
