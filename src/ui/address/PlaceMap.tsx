import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { autorun } from 'mobx'
import type { DeliveryMapPort, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import './placeMap.css'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useMapWords } from '../kit/useMapWords.ts'
import { whenIdle } from '../kit/whenIdle.ts'

export interface PlaceMapView {
  /** The content of the map; read again whenever it changes. */
  readonly scene: (destinationLabel: string) => MapScene
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
  const mapWords = useMapWords()
  const container = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const label = l10n.getString(words.pin)
    let byHand = false
    const moveTo = (position: Coordinates) => {
      byHand = true
      void view.moveTo(position)
    }
    const fail = () => {
      if (!leaving.signal.aborted) setFailed(true)
    }
    const follow = (map: OpenMap) => {
      let fitted = ''
      const stop = autorun(() => {
        const scene = view.scene(label)
        map.show(scene)
        const places = scene.pins.map(({ position }) => `${position.latitude},${position.longitude}`).join(' ')
        if (places === fitted) return
        if (!byHand) map.fit()
        byHand = false
        fitted = places
      })
      leaving.signal.addEventListener('abort', () => {
        stop()
        map.close()
      })
    }
    whenIdle(() => {
      const element = container.current
      if (!element) return
      const events = {
        pinMoved: (_id: string, position: Coordinates) => moveTo(position),
        picked: moveTo,
        failed: fail,
      }
      port.open(element, view.scene(label), events, mapWords).then((map) => {
        if (leaving.signal.aborted) map.close()
        else follow(map)
      }, fail)
    }, leaving.signal)
    return () => leaving.abort()
  }, [l10n, mapWords, port, view, words])

  return (
    <div className="request-map" role="region" aria-label={l10n.getString(words.map)}>
      {failed ? (
        <Callout tone="attention">{l10n.getString('request-map-failed')}</Callout>
      ) : (
        <>
          <div ref={container} className="map-ground" />
          {!view.isFixed && <small className="map-hint">{l10n.getString(words.hint)}</small>}
        </>
      )}
    </div>
  )
})
