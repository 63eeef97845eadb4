// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { glide } from '../../../src/adapters/maps/glide.ts'
import { pinElement } from '../../../src/adapters/maps/pinElement.ts'
import type { PinKind } from '../../../src/application/ports/DeliveryMap.ts'
import { aPin } from './aMapScene.ts'

/** What was animated when a pin moved by `way`. */
const glided = (kind: PinKind, way: readonly [number, number], calm: boolean) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, { media: query, matches: calm }),
  )
  const element = pinElement(document, aPin({ kind }))
  const animations: Array<ReadonlyArray<unknown>> = []
  Object.assign(element.firstElementChild ?? {}, {
    animate: (...animation: ReadonlyArray<unknown>) => animations.push(animation),
  })
  glide(element, kind, way)
  return animations
}

describe('a rider on the map', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('slides from where it stood within a second, and moves that overlap add up', () => {
    const [animation, ...others] = glided('rider', [30, -40], false)
    expect(others).toEqual([])
    expect(animation).toEqual([
      [{ transform: 'translate(-30px, 40px)' }, { transform: 'translate(0, 0)' }],
      { duration: 900, easing: 'ease-out', composite: 'add' },
    ])
  })

  it('jumps for who asked for less motion', () => {
    expect(glided('rider', [30, -40], true)).toEqual([])
  })

  it('jumps when it comes to quite another place, or does not move', () => {
    expect(glided('rider', [300, 1], false)).toEqual([])
    expect(glided('rider', [300, 0], false)).toHaveLength(1)
    expect(glided('rider', [0.5, 0.5], false)).toEqual([])
  })

  it('is the only pin that slides', () => {
    expect([...glided('collection', [30, 0], false), ...glided('destination', [30, 0], false)]).toEqual([])
  })
})
