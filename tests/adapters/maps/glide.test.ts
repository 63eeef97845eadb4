// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { glide } from '../../../src/adapters/maps/glide.ts'
import { pinElement } from '../../../src/adapters/maps/pinElement.ts'
import type { PinKind } from '../../../src/application/ports/DeliveryMap.ts'
import { aPin } from './aMapScene.ts'

/** The animations that start when a pin of `kind` moves by `way`. */
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

describe('glide', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('slides a rider from the previous position within a second, and adds up overlapping moves', () => {
    const [animation, ...others] = glided('rider', [30, -40], false)
    expect(others).toEqual([])
    expect(animation).toEqual([
      [{ transform: 'translate(-30px, 40px)' }, { transform: 'translate(0, 0)' }],
      { duration: 900, easing: 'ease-out', composite: 'add' },
    ])
  })

  it('does not animate when the user prefers reduced motion', () => {
    expect(glided('rider', [30, -40], true)).toEqual([])
  })

  it('does not animate a jump to a distant place or a move of less than a pixel', () => {
    expect(glided('rider', [300, 1], false)).toEqual([])
    expect(glided('rider', [300, 0], false)).toHaveLength(1)
    expect(glided('rider', [0.5, 0.5], false)).toEqual([])
  })

  it('animates no other kind of pin', () => {
    expect([...glided('collection', [30, 0], false), ...glided('destination', [30, 0], false)]).toEqual([])
  })
})
