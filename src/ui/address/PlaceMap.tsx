import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { DeliveryMapPort, MapContent } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import './placeMap.css'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useOpenMap } from '../kit/useOpenMap.ts'

export interface PlaceMapView {
  /** The content of the map; read again whenever it changes. */
  readonly scene: (destinationLabel: string) => MapContent
  readonly moveTo: (position: Coordinates) => unknown
  /** Whether the map is read-only. */
  readonly isFixed?: boolean
}

/** The name of the map, the hint how to use it, and the name of the draggable pin. */
export interface PlaceMapWords {
  readonly map: TextId
  readonly hint: TextId
  readonly pin: TextId
}

const DESTINATION_WORDS: PlaceMapWords = {
  map: 'request-map',
  hint: 'request-map-hint',
  pin: 'request-drop-off-title',
}

export interface PlaceMapProps {
  readonly view: PlaceMapView
  readonly port: DeliveryMapPort
  readonly words?: PlaceMapWords
}

/** A map with pins and areas; a click or a drag of the pin sets the position (REQ-05, REQ-08, REQ-34, REQ-35). */
export const PlaceMap = observer(function PlaceMap({ view, port, words = DESTINATION_WORDS }: PlaceMapProps) {
  const { l10n } = useLocalization()
  const isByHand = useRef(false)
  const moveTo = (position: Coordinates) => {
    isByHand.current = true
    void view.moveTo(position)
  }
  const scene = view.scene(l10n.getString(words.pin))
  const { ground, isFailed } = useOpenMap(port, scene, {
    fits: scene.pins.map(({ position }) => `${position.latitude},${position.longitude}`).join(' '),
    opensWhenIdle: true,
    keepsView: () => {
      const isKept = isByHand.current
      isByHand.current = false
      return isKept
    },
    pinMoved: (_, position) => moveTo(position),
    picked: moveTo,
  })

  return (
    <div className="request-map" role="region" aria-label={l10n.getString(words.map)}>
      {isFailed ? (
        <Callout tone="attention">{l10n.getString('request-map-failed')}</Callout>
      ) : (
        <>
          <div ref={ground} className="map-ground" />
          {!view.isFixed && <small className="map-hint">{l10n.getString(words.hint)}</small>}
        </>
      )}
    </div>
  )
})
