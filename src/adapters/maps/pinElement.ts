import type { MapPin, PinKind, PinLook } from '../../application/ports/DeliveryMap.ts'

interface Shape {
  readonly body: string
  readonly sign: string
}

const SHAPES: Readonly<Record<Exclude<PinKind, 'order'>, Shape>> = {
  collection: {
    body: '<path class="body" d="M8 2.5h24A5.5 5.5 0 0 1 37.500 8v22a5.500 5.500 0 0 1-5.500 5.500h-5.500L20 47l-6.500-11.500H8A5.500 5.500 0 0 1 2.500 30V8A5.500 5.500 0 0 1 8 2.500z"/>',
    sign: '<path d="M11.500 17.500V28h17V17.500M9.500 17l2.500-7h16l2.500 7zM17.500 28v-6h5v6"/>',
  },
  destination: {
    body: '<path class="body" d="M20 47S3 32.500 3 19a17 17 0 1 1 34 0c0 13.500-17 28-17 28z"/>',
    sign: '<path d="m10.500 19 9.500-8.500 9.500 8.500M13.500 17v10.500h13V17M18 27.500v-5.500h4v5.500"/>',
  },
  rider: {
    body: '<circle class="body" cx="20" cy="20" r="17"/>',
    sign: '<circle cx="13" cy="25.500" r="3.200"/><circle cx="28" cy="25.500" r="3.200"/><path d="M16.200 25.500h5.300c0-4 1.500-6.500 4.500-7l-1.800-5.500h-3M26 18.500l2 3.800M10 19.500h7.500l1.500 3M10.500 12.500h6v7"/>',
  },
}

/** One shape per tone, so that colours need not be distinguished: circle, diamond, square. */
const ORDER_SHAPES: Readonly<Record<PinLook['tone'], string>> = {
  'in-time': '<circle class="body" cx="18" cy="18" r="14"/>',
  'at-risk': '<path class="body" d="M18 1.500 34.500 18 18 34.500 1.500 18z"/>',
  urgent: '<rect class="body" x="3" y="3" width="30" height="30" rx="4"/>',
}

/** The anchor of a pin: its tip, or its centre for riders and orders. */
export const anchorOf = (kind: PinKind): 'bottom' | 'center' =>
  kind === 'rider' || kind === 'order' ? 'center' : 'bottom'

/** The signs of pins without an outlet letter. */
const SIGNS: Readonly<Record<PinLook['tone'], string>> = { 'in-time': '', 'at-risk': '!', urgent: '!!' }

/** Sets the shape, colour, letter and selection of a pin. */
export const dressPin = (element: HTMLElement, { kind, look }: MapPin): void => {
  element.classList.toggle('owned', look?.colour !== undefined)
  if (look?.colour !== undefined) element.style.setProperty('--outlet', look.colour)
  if (kind !== 'order') return
  const tone = look?.tone ?? 'in-time'
  const letter = look?.letter ?? SIGNS[tone]
  element.classList.toggle('chosen', look?.isChosen === true)
  const dress = `${tone} ${letter}`
  if (element.dataset['dress'] === dress) return
  element.dataset['dress'] = dress
  element.dataset['tone'] = tone
  const text = element.ownerDocument.createElement('span')
  text.className = 'letter'
  text.textContent = letter
  element.innerHTML = `<svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">${ORDER_SHAPES[tone]}</svg>`
  element.append(text)
}

export const labelPin = (element: HTMLElement, pin: MapPin): void => {
  element.title = pin.label
  element.setAttribute('aria-label', pin.label)
  element.setAttribute('role', pin.draggable || pin.kind === 'order' ? 'button' : 'img')
  element.classList.toggle('draggable', pin.draggable)
  if (pin.draggable) element.tabIndex = 0
  // Keyboard users reach orders through the list beside the map.
  else if (pin.kind === 'order') element.tabIndex = -1
  else element.removeAttribute('tabindex')
}

/** The DOM element of a pin: labelled for screen readers, and focusable if it is draggable. */
export const pinElement = (document: Document, pin: MapPin): HTMLElement => {
  const element = document.createElement('div')
  element.className = `map-pin ${pin.kind}`
  labelPin(element, pin)
  dressPin(element, pin)
  if (pin.kind === 'order') return element
  const { body, sign } = SHAPES[pin.kind]
  const height = pin.kind === 'rider' ? 40 : 48
  element.innerHTML = `<svg viewBox="0 0 40 ${height}" width="40" height="${height}" aria-hidden="true">${body}<g class="sign">${sign}</g></svg>`
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
  readonly rest: () => void
}

/** Moves a pin with the arrow keys; holding a key down reports one move, on `keyup`. */
export const listenToPinKeys = (element: HTMLElement, { draggable, nudge, rest }: PinKeys): void => {
  let moving = false
  const stop = () => {
    if (!moving) return
    moving = false
    rest()
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
