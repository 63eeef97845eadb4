// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  anchorOf,
  dressPin,
  labelPin,
  listenToPinKeys,
  nudgeOf,
  pinElement,
} from '../../../src/adapters/maps/pinElement.ts'
import { aPin } from './aMapScene.ts'

const press = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
const release = (key: string) => new KeyboardEvent('keyup', { key, bubbles: true })

const heldPin = (draggable = true) => {
  const element = pinElement(document, aPin())
  const told: Array<unknown> = []
  listenToPinKeys(element, {
    draggable: () => draggable,
    nudge: (by) => told.push(by),
    rest: () => told.push('rest'),
  })
  return { element, told }
}

describe('pinElement', () => {
  it('is a named button that the keyboard reaches when it can be moved (REQ-05, ADDR-21)', () => {
    const element = pinElement(document, aPin({ label: 'Místo vyzvednutí' }))
    expect(element.getAttribute('role')).toBe('button')
    expect(element.getAttribute('aria-label')).toBe('Místo vyzvednutí')
    expect(element.title).toBe('Místo vyzvednutí')
    expect(element.tabIndex).toBe(0)
  })

  it('is a named image that the keyboard skips when it is fixed', () => {
    const element = pinElement(document, aPin({ draggable: false }))
    expect(element.getAttribute('role')).toBe('img')
    expect(element.hasAttribute('tabindex')).toBe(false)
  })

  it('updates its name and becomes fixed when the scene says so', () => {
    const element = pinElement(document, aPin())
    labelPin(element, aPin({ label: 'سائق', draggable: false }))
    expect(element.getAttribute('aria-label')).toBe('سائق')
    expect(element.hasAttribute('tabindex')).toBe(false)
  })

  it('has a distinct shape per kind and no style attribute, which the security policy would refuse', () => {
    const pictures = (['collection', 'destination', 'rider'] as const).map((kind) =>
      pinElement(document, aPin({ kind })),
    )
    expect(new Set(pictures.map((element) => element.querySelector('.body')?.outerHTML)).size).toBe(3)
    expect(new Set(pictures.map((element) => element.className)).size).toBe(3)
    for (const element of pictures) expect(element.outerHTML).not.toContain('style=')
  })

  it('shows the lateness of an order by shape and sign as well as colour, and can be pressed', () => {
    const pictures = (['in-time', 'at-risk', 'urgent'] as const).map((tone) =>
      pinElement(document, aPin({ kind: 'order', draggable: false, look: { tone } })),
    )
    expect(new Set(pictures.map((element) => element.querySelector('.body')?.outerHTML)).size).toBe(3)
    expect(pictures.map(({ textContent }) => textContent)).toEqual(['', '!', '!!'])
    expect(pictures.map((element) => element.getAttribute('role'))).toEqual(['button', 'button', 'button'])
    expect(pictures.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1])
  })

  it('shows the letter and the colour of an outlet, and updates with the scene', () => {
    const element = pinElement(
      document,
      aPin({ kind: 'order', draggable: false, look: { tone: 'in-time', letter: 'B', colour: '#123456' } }),
    )
    expect(element.textContent).toBe('B')
    expect(element.style.getPropertyValue('--outlet')).toBe('#123456')
    expect([...element.classList]).toEqual(['map-pin', 'order', 'owned'])
    dressPin(element, aPin({ kind: 'order', look: { tone: 'urgent', letter: 'B', isChosen: true } }))
    expect(element.dataset['tone']).toBe('urgent')
    expect([...element.classList]).toEqual(['map-pin', 'order', 'chosen'])
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
    expect(told).toEqual([[4, 0], [4, 0], [4, 0], 'rest'])
  })

  it('reports the end of the move when the focus leaves while the key is down (ADDR-21)', () => {
    const { element, told } = heldPin()
    element.dispatchEvent(press('ArrowUp'))
    element.dispatchEvent(new Event('blur'))
    expect(told).toEqual([[0, -4], 'rest'])
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
