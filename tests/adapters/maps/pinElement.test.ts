// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { anchorOf, dressPin, listenToPinKeys, nudgeOf, pinElement } from '../../../src/adapters/maps/pinElement.ts'
import type { MapPin, PinLook } from '../../../src/application/ports/DeliveryMap.ts'
import { aPin, drawnTogether, WORDS } from './aMapScene.ts'

const elementOf = (...pins: readonly [MapPin, ...MapPin[]]) =>
  pinElement(document.createElement('div'), drawnTogether(...pins), WORDS)
const dressAs = (element: HTMLElement, ...pins: readonly [MapPin, ...MapPin[]]) =>
  dressPin(element, drawnTogether(...pins), WORDS)
const anOrder = (overrides: Partial<MapPin> = {}, look: Partial<PinLook> = {}) =>
  aPin({
    id: 'o',
    kind: 'order',
    label: 'Jana',
    draggable: false,
    sign: 'sign-PICKED_UP',
    look: { urgency: 'in-time', tone: 'moving', ...look },
    ...overrides,
  })
/** The visible texts of a pin. */
const textsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent)

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
const release = (key: string) => new KeyboardEvent('keyup', { key, bubbles: true })

const heldPin = (draggable = true) => {
  const element = elementOf(aPin())
  const told: Array<unknown> = []
  listenToPinKeys(element, {
    draggable: () => draggable,
    nudge: (by) => told.push(by),
    release: () => told.push('release'),
  })
  return { element, told }
}

describe('pinElement', () => {
  it('is a named button that the keyboard reaches, with its keys as description, when it can be moved (REQ-05, ADDR-21)', () => {
    const element = elementOf(aPin({ label: 'Místo vyzvednutí' }))
    expect(element.getAttribute('role')).toBe('button')
    expect(element.getAttribute('aria-label')).toBe('Místo vyzvednutí')
    expect(element.getAttribute('aria-description')).toBe('Arrow keys move the pin.')
    expect(element.tabIndex).toBe(0)
  })

  it('is a named image that the keyboard skips when it is fixed', () => {
    const element = elementOf(aPin({ draggable: false }))
    expect(element.getAttribute('role')).toBe('img')
    expect(element.hasAttribute('tabindex')).toBe(false)
    expect(element.hasAttribute('aria-description')).toBe(false)
  })

  it('updates its name and becomes fixed when the scene says so', () => {
    const element = elementOf(aPin())
    dressAs(element, aPin({ label: 'سائق', draggable: false }))
    expect(element.getAttribute('aria-label')).toBe('سائق')
    expect(textsOf(element)).toEqual(['سائق'])
    expect(element.hasAttribute('tabindex')).toBe(false)
    expect(element.hasAttribute('aria-description')).toBe(false)
  })

  it('has a distinct shape per kind and no style attribute, which the security policy would refuse', () => {
    const pictures = (['collection', 'destination', 'rider'] as const).map((kind) => elementOf(aPin({ kind })))
    expect(new Set(pictures.map((element) => element.querySelector('.body')?.outerHTML)).size).toBe(3)
    expect(new Set(pictures.map((element) => element.className)).size).toBe(3)
    for (const element of pictures) expect(element.outerHTML).not.toContain('style=')
  })

  it('shows the urgency of an order by its shape, its status by the symbol of the page, and can be pressed (VIEW-01)', () => {
    const pictures = (['in-time', 'at-risk', 'urgent'] as const).map((urgency) => elementOf(anOrder({}, { urgency })))
    expect(new Set(pictures.map((element) => element.querySelector('.body')?.outerHTML)).size).toBe(3)
    for (const element of pictures) {
      expect(element.querySelector('use')?.getAttribute('href')).toBe('#sign-PICKED_UP')
      expect(element.dataset['tone']).toBe('moving')
      expect(element.getAttribute('role')).toBe('button')
      expect(element.tabIndex).toBe(-1)
    }
  })

  it('shows the vehicle of a rider by a symbol of the page (VIEW-03)', () => {
    const element = elementOf(aPin({ kind: 'rider', sign: 'sign-CAR' }))
    expect(element.querySelector('use')?.getAttribute('href')).toBe('#sign-CAR')
    dressAs(element, aPin({ kind: 'rider', sign: 'sign-BICYCLE' }))
    expect(element.querySelector('use')?.getAttribute('href')).toBe('#sign-BICYCLE')
  })

  it('has its words as name and beside it (VIEW-01)', () => {
    const element = elementOf(anOrder({ note: 'On the way · 5 min overdue' }))
    expect(element.getAttribute('aria-label')).toBe('Jana, On the way · 5 min overdue')
    expect(textsOf(element)).toEqual(['Jana', 'On the way · 5 min overdue'])
    expect(element.querySelector('.words')?.getAttribute('aria-hidden')).toBe('true')
    expect(element.hasAttribute('title')).toBe(false)
  })

  it('shows the letter and the colour of an outlet, and updates with the scene', () => {
    const outlet = { letters: 'B', colour: '#123456' }
    const element = elementOf(anOrder({ outlet }))
    expect(textsOf(element)).toEqual(['B', 'Jana'])
    expect(element.style.getPropertyValue('--outlet')).toBe('#123456')
    expect([...element.classList]).toEqual(['map-pin', 'order', 'owned'])
    dressAs(element, anOrder({ label: 'Eva' }, { urgency: 'urgent', tone: 'failed', isChosen: true }))
    expect(element.dataset['tone']).toBe('failed')
    expect(textsOf(element)).toEqual(['Eva'])
    expect([...element.classList]).toEqual(['map-pin', 'order', 'chosen'])
  })

  it('keeps the classes that a map library has added', () => {
    const element = elementOf(anOrder())
    element.classList.add('added-by-the-library')
    dressAs(element, anOrder({ label: 'Eva' }))
    expect([...element.classList]).toContain('added-by-the-library')
  })

  it('draws several orders as a disc with their number, and a badge with how many need attention (VIEW-02)', () => {
    const late = anOrder({ id: 'late', label: 'Eva' }, { urgency: 'at-risk', tone: 'attention' })
    const element = elementOf(late, anOrder())
    expect([...element.classList]).toEqual(['map-pin', 'order', 'several'])
    expect(element.querySelector('.count')?.textContent).toBe('2')
    expect(element.querySelector('.needing')?.textContent).toBe('1')
    expect(element.querySelector('svg')).toBeNull()
    expect(element.dataset['tone']).toBeUndefined()
    dressAs(element, anOrder({ id: 'late' }), anOrder())
    expect(element.querySelector('.needing')).toBeNull()
  })

  it('begins the name of several orders with the number that is visible', () => {
    const element = elementOf(anOrder({ label: 'Eva' }), anOrder())
    expect(element.getAttribute('aria-label')).toBe('2 orders, 0 need you, Eva; Jana')
    expect(element.getAttribute('role')).toBe('button')
  })

  it('marks several orders as chosen when one of them is', () => {
    const element = elementOf(anOrder(), anOrder({ id: 'b' }, { isChosen: true }))
    expect([...element.classList]).toContain('chosen')
    dressAs(element, anOrder(), anOrder({ id: 'b' }))
    expect([...element.classList]).not.toContain('chosen')
  })

  it.each([
    ['at the left of the map', { left: 10, bottom: 200 }, 'right', false],
    ['at the right of the map', { left: 550, bottom: 200 }, 'left', false],
    ['in the middle of the map', { left: 300, bottom: 200 }, 'middle', false],
    ['at the bottom of the map', { left: 300, bottom: 380 }, 'middle', true],
  ])('keeps its words within the map: %s', (_, { left, bottom }, words, isLow) => {
    const map = document.createElement('div')
    const element = pinElement(map, drawnTogether(anOrder()), WORDS)
    map.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400)
    element.getBoundingClientRect = () => new DOMRect(left, bottom - 36, 36, 36)
    element.dispatchEvent(new Event('pointerenter'))
    expect(element.dataset['words']).toBe(words)
    expect(element.classList.contains('low')).toBe(isLow)
  })

  it('anchors a pin at its tip, and a rider or an order in the middle', () => {
    expect(anchorOf('collection')).toBe('bottom')
    expect(anchorOf('destination')).toBe('bottom')
    expect(anchorOf('rider')).toBe('center')
    expect(anchorOf('order')).toBe('center')
  })

  it.each([
    ['ArrowUp', [0, -4]],
    ['ArrowDown', [0, 4]],
    ['ArrowLeft', [-4, 0]],
    ['ArrowRight', [4, 0]],
  ] as const)('REQ-05 moves by %s, ten times as far with Shift', (key, by) => {
    expect(nudgeOf(press(key))).toEqual(by)
    expect(nudgeOf(press(key, { shiftKey: true }))).toEqual([by[0] * 10, by[1] * 10])
  })

  it('ignores every other key and the browser’s shortcuts', () => {
    expect(nudgeOf(press('Enter'))).toBeUndefined()
    expect(nudgeOf(press('ArrowLeft', { altKey: true }))).toBeUndefined()
    expect(nudgeOf(press('ArrowLeft', { metaKey: true }))).toBeUndefined()
    expect(nudgeOf(press('ArrowLeft', { ctrlKey: true, shiftKey: true }))).toBeUndefined()
  })

  it('reports the end of one move when a held key is released (ADDR-21)', () => {
    const { element, told } = heldPin()
    element.dispatchEvent(press('ArrowRight'))
    element.dispatchEvent(press('ArrowRight'))
    element.dispatchEvent(press('ArrowRight'))
    element.dispatchEvent(release('ArrowRight'))
    element.dispatchEvent(new Event('blur'))
    expect(told).toEqual([[4, 0], [4, 0], [4, 0], 'release'])
  })

  it('reports the end of the move when the focus leaves while the key is down (ADDR-21)', () => {
    const { element, told } = heldPin()
    element.dispatchEvent(press('ArrowUp'))
    element.dispatchEvent(new Event('blur'))
    expect(told).toEqual([[0, -4], 'release'])
  })

  it('prevents only the arrow keys from moving the map', () => {
    const { element } = heldPin()
    const [arrow, tab] = [press('ArrowUp'), press('Tab')]
    element.dispatchEvent(arrow)
    element.dispatchEvent(tab)
    expect(arrow.defaultPrevented).toBe(true)
    expect(tab.defaultPrevented).toBe(false)
  })

  it('does not move when it is fixed', () => {
    const { element, told } = heldPin(false)
    element.dispatchEvent(press('ArrowUp'))
    element.dispatchEvent(release('ArrowUp'))
    expect(told).toEqual([])
  })
})
