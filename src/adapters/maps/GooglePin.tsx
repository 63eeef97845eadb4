import { memo, useLayoutEffect, useRef } from 'react'
import type { MapWords } from '../../application/ports/DeliveryMap.ts'
import type { DrawnPin } from './clusterPins.ts'
import { googlePinElement, type GooglePinEvents, type ShownGooglePin } from './googlePinElement.ts'

export interface GooglePinProps {
  readonly pin: DrawnPin
  readonly mapNow: () => google.maps.Map | undefined
  readonly events: GooglePinEvents
  readonly words: MapWords
  /** Props that the library reads to position the pin. */
  readonly lat: number
  readonly lng: number
}

/** A pin positioned by the library. The kind of a pin must not change; use another key. */
export const GooglePin = memo(function GooglePin({ pin, mapNow, events, words }: GooglePinProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownGooglePin>(null)
  useLayoutEffect(() => {
    if (!place.current) return
    shown.current ??= googlePinElement(place.current, pin, mapNow, events, words)
    shown.current.show(pin, words)
  }, [pin, mapNow, events, words])
  useLayoutEffect(
    () => () => {
      shown.current?.remove()
      shown.current = null
    },
    [],
  )
  return <div ref={place} className="map-pin-place" />
})
