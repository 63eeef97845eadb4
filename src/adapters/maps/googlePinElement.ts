import type { MapEvents, MapWords } from '../../application/ports/DeliveryMap.ts'
import { dragByPointer } from './dragByPointer.ts'
import type { DrawnPin } from './clusterPins.ts'
import { glide, type Offset } from './glide.ts'
import { movedByPixels, pixelsBetween } from './googleView.ts'
import { dressPin, listenToPinKeys, pinElement } from './pinElement.ts'

export interface GooglePinEvents {
  readonly moved: MapEvents['pinMoved']
  readonly pressed: (pin: DrawnPin) => void
}

export interface ShownGooglePin {
  readonly show: (pin: DrawnPin, words: MapWords) => void
  readonly remove: () => void
}

/** An offset from the pin's position during a drag; `home` resets it. */
const makeShift = (element: HTMLElement) => {
  let way: Offset = [0, 0]
  const to = (next: Offset) => {
    way = next
    element.style.translate = way[0] === 0 && way[1] === 0 ? '' : `${way[0]}px ${way[1]}px`
  }
  return {
    to,
    by: ([dx, dy]: Offset) => to([way[0] + dx, way[1] + dy]),
    home: () => to([0, 0]),
    way: () => way,
  }
}

/** The pin's element, as on the other map. Google's own dragging supports neither touch nor keys. */
export const googlePinElement = (
  place: HTMLElement,
  first: DrawnPin,
  mapNow: () => google.maps.Map | undefined,
  { moved, pressed }: GooglePinEvents,
  firstWords: MapWords,
): ShownGooglePin => {
  let pin = first
  let focusAgain = false
  /** Whether the user is dragging the pin; a new scene must not move it then. */
  let held = false
  const element = pinElement(mapNow()?.getDiv() ?? place, first, firstWords)
  const shift = makeShift(element)
  const draggable = () => pin.draggable
  if (first.kind === 'order') element.addEventListener('click', () => pressed(pin))
  const drop = () => {
    held = false
    const map = mapNow()
    const position = map && movedByPixels(map, pin.position, shift.way())
    if (position) moved(pin.id, position)
    else shift.home()
  }
  dragByPointer(element, {
    draggable,
    dragged: (way) => {
      held = true
      shift.to(way)
    },
    dropped: drop,
    cancelled: () => {
      held = false
      shift.home()
    },
  })
  listenToPinKeys(element, {
    draggable,
    nudge: (way) => {
      held = true
      shift.by(way)
    },
    release: () => {
      focusAgain = place.ownerDocument.activeElement === element
      drop()
    },
  })
  /** The library reattaches a moved pin to the DOM, which drops its focus. */
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return
    if (focusAgain) element.focus({ preventScroll: true })
    focusAgain = false
  })
  observer.observe(element)
  google.maps.OverlayView.preventMapHitsAndGesturesFrom(element)
  place.replaceChildren(element)
  return {
    show: (next, words) => {
      const map = mapNow()
      const from = pin.position
      pin = next
      dressPin(element, pin, words)
      if (held) return
      shift.home()
      if (map && pin.kind === 'rider') glide(element, pixelsBetween(map, from, pin.position))
    },
    remove: () => observer.disconnect(),
  }
}
