import type { MapPin, MapWords, PinKind, PinLook } from '../../application/ports/DeliveryMap.ts'
import { clusterOf, namesIn, type DrawnPin } from './clusterPins.ts'

interface Shape {
  readonly body: string
  readonly sign: string
}

const SHAPES: Readonly<Record<'collection' | 'destination', Shape>> = {
  collection: {
    body: 'M8 2.5h24A5.5 5.5 0 0 1 37.500 8v22a5.500 5.500 0 0 1-5.500 5.500h-5.500L20 47l-6.500-11.500H8A5.500 5.500 0 0 1 2.500 30V8A5.500 5.500 0 0 1 8 2.500z',
    sign: 'M11.500 17.500V28h17V17.500M9.500 17l2.500-7h16l2.500 7zM17.500 28v-6h5v6',
  },
  destination: {
    body: 'M20 47S3 32.500 3 19a17 17 0 1 1 34 0c0 13.500-17 28-17 28z',
    sign: 'm10.500 19 9.500-8.500 9.500 8.500M13.500 17v10.500h13V17M18 27.500v-5.500h4v5.500',
  },
}

/** One shape per urgency, so that colours need not be distinguished: circle, diamond, square. */
const ORDER_SHAPES: Readonly<Record<PinLook['urgency'], string>> = {
  'in-time': 'M18 3.500a14.500 14.500 0 0 1 0 29 14.500 14.500 0 0 1 0-29z',
  'at-risk': 'M18 .5 35.500 18 18 35.500.500 18z',
  urgent: 'M7 3h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
}
const RIDER_SHAPE = 'M18 2a16 16 0 0 1 0 32 16 16 0 0 1 0-32z'

/** The anchor of a pin: its tip, or its centre for riders and orders. */
export const anchorOf = (kind: PinKind): 'bottom' | 'center' =>
  kind === 'rider' || kind === 'order' ? 'center' : 'bottom'

/** A shape with its border, and a line around both that shows it on any ground. */
const drawingOf = (width: number, height: number, body: string, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><path class="edge" d="${body}"/><path class="body" d="${body}"/>${inside}</svg>`

/** The symbol of the page that shows the status or the vehicle. */
const signOf = (sign: string | undefined, size: number): string =>
  sign === undefined
    ? ''
    : `<use class="sign" href="#${sign}" x="${18 - size / 2}" y="${18 - size / 2}" width="${size}" height="${size}"/>`

const pictureOf = ({ kind, sign, look }: MapPin): string => {
  if (kind === 'order') return drawingOf(36, 36, ORDER_SHAPES[look?.urgency ?? 'in-time'], signOf(sign, 16))
  if (kind === 'rider') return drawingOf(36, 36, RIDER_SHAPE, signOf(sign, 22))
  const shape = SHAPES[kind]
  return drawingOf(40, 48, shape.body, `<path class="line" d="${shape.sign}"/>`)
}

const textPart = (document: Document, className: string, text: string): HTMLElement => {
  const part = document.createElement('span')
  part.className = className
  part.textContent = text
  part.dir = 'auto'
  part.setAttribute('aria-hidden', 'true')
  return part
}

/** The words beside a pin while it is pointed at, focused or chosen. */
const wordsOf = (document: Document, { label, note }: Pick<MapPin, 'label' | 'note'>): HTMLElement => {
  const words = textPart(document, 'words', '')
  words.append(textPart(document, 'label', label))
  if (note !== undefined && note !== '') words.append(textPart(document, 'note', note))
  return words
}

/** A pin nearer than this to the side of the map has its words on the other side of it, in pixels. */
const WORDS_REACH = 120

/** Keeps the words of a pin within the map. */
const keepWordsInside = (element: HTMLElement, map: HTMLElement): void => {
  const [pin, whole] = [element.getBoundingClientRect(), map.getBoundingClientRect()]
  const isLeft = pin.left - whole.left < WORDS_REACH
  element.dataset['words'] = isLeft ? 'right' : whole.right - pin.right < WORDS_REACH ? 'left' : 'middle'
  element.classList.toggle('low', whole.bottom - pin.bottom < WORDS_REACH / 2)
}

/** The name of a pin for assistive technology. */
const nameOf = ({ label, note }: Pick<MapPin, 'label' | 'note'>): string => [label, note].filter(Boolean).join(', ')

const dressSingle = (element: HTMLElement, pin: MapPin): void => {
  const { kind, sign, look, outlet, draggable } = pin
  const { ownerDocument: document } = element
  element.classList.toggle('chosen', look?.isChosen === true)
  element.classList.toggle('draggable', draggable)
  element.classList.toggle('owned', outlet !== undefined)
  if (outlet) element.style.setProperty('--outlet', outlet.colour)
  if (look) element.dataset['tone'] = look.tone
  element.setAttribute('aria-label', nameOf(pin))
  const picture = `${kind} ${sign} ${look?.urgency}`
  if (element.dataset['picture'] !== picture) {
    element.dataset['picture'] = picture
    element.innerHTML = pictureOf(pin)
  }
  element.replaceChildren(
    ...[...element.children].slice(0, 1),
    ...(outlet ? [textPart(document, 'outlet', outlet.letters)] : []),
    wordsOf(document, pin),
  )
}

const dressCluster = (element: HTMLElement, pin: DrawnPin, words: MapWords): void => {
  const { ownerDocument: document } = element
  const cluster = clusterOf(pin)
  const texts = { label: words.cluster(cluster), note: namesIn(pin) }
  const isChosen = pin.members.some(({ look }) => look?.isChosen)
  element.classList.toggle('chosen', isChosen)
  element.setAttribute('aria-label', nameOf(texts))
  element.replaceChildren(
    textPart(document, 'count', String(cluster.count)),
    ...(cluster.needing > 0 ? [textPart(document, 'needing', String(cluster.needing))] : []),
    wordsOf(document, texts),
  )
}

/** Updates the picture, the name and the words of a pin. */
export const dressPin = (element: HTMLElement, pin: DrawnPin, words: MapWords): void => {
  const { kind, draggable, lean, members } = pin
  if (lean) element.dataset['lean'] = lean
  else delete element.dataset['lean']
  if (members.length > 1) dressCluster(element, pin, words)
  else dressSingle(element, members[0])
  element.setAttribute('role', draggable || kind === 'order' ? 'button' : 'img')
  if (draggable) element.setAttribute('aria-description', words.pinKeys)
  else element.removeAttribute('aria-description')
  if (draggable) element.tabIndex = 0
  // Keyboard users reach orders through the list beside the map.
  else if (kind === 'order') element.tabIndex = -1
  else element.removeAttribute('tabindex')
}

/** The DOM element of a pin on a map: labelled for screen readers, and focusable if it is draggable. */
export const pinElement = (map: HTMLElement, pin: DrawnPin, words: MapWords): HTMLElement => {
  const element = map.ownerDocument.createElement('div')
  element.className = `map-pin ${pin.kind}${pin.members.length > 1 ? ' several' : ''}`
  dressPin(element, pin, words)
  for (const reached of ['pointerenter', 'focus'])
    element.addEventListener(reached, () => keepWordsInside(element, map))
  return element
}

/** The pixels an arrow key moves a pin; ten times as many with Shift. */
const NUDGE = 4
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
}

/** The offset in pixels of an arrow key; `undefined` for other keys. */
export const nudgeOf = (event: KeyboardEvent): readonly [number, number] | undefined => {
  const arrow = event.altKey || event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key]
  return arrow && event.shiftKey ? [arrow[0] * 10, arrow[1] * 10] : arrow
}

export interface PinKeys {
  readonly draggable: () => boolean
  readonly nudge: (by: readonly [number, number]) => void
  /** Called on `keyup` after at least one nudge. */
  readonly release: () => void
}

/** Moves a pin with the arrow keys; holding a key down reports one move, on `keyup`. */
export const listenToPinKeys = (element: HTMLElement, { draggable, nudge, release }: PinKeys): void => {
  let moving = false
  const stop = () => {
    if (!moving) return
    moving = false
    release()
  }
  element.addEventListener('keydown', (event) => {
    const by = draggable() ? nudgeOf(event) : undefined
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    moving = true
    nudge(by)
  })
  element.addEventListener('keyup', (event) => {
    if (ARROWS[event.key]) stop()
  })
  element.addEventListener('blur', stop)
}
