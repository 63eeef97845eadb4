// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { glide, stopGliding } from '../../../src/adapters/maps/glide.ts'

interface Played {
  readonly from: string
  readonly duration: number
  progress: number | null
  isCancelled: boolean
}

/** An element that records its animations; a test sets how far each has come. */
const aMovingElement = () => {
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const played: Array<Played> = []
  element.animate = ((
    frames: ReadonlyArray<{ readonly translate: string }>,
    options: { readonly duration: number },
  ) => {
    const one: Played = {
      from: frames[0]?.translate ?? '',
      duration: options.duration,
      progress: 0,
      isCancelled: false,
    }
    expect(frames.at(-1)?.translate).toBe('0px 0px')
    expect(Object.keys(options)).toEqual(['duration'])
    played.push(one)
    return {
      effect: { getComputedTiming: () => ({ progress: one.progress }) },
      cancel: () => {
        one.isCancelled = true
        one.progress = null
      },
    }
  }) as unknown as typeof element.animate
  return { element, played }
}

const prefer = (reduced: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { media: query, matches: reduced }),
    )

describe('glide', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] })
    prefer(false)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('moves an element from its previous position, at first within a second', () => {
    const { element, played } = aMovingElement()
    glide(element, [30, -40])
    expect(played).toMatchObject([{ from: '-30px 40px', duration: 900 }])
  })

  it('takes as long as the time since the move before, so that the motion is steady', () => {
    const { element, played } = aMovingElement()
    glide(element, [30, 0])
    vi.advanceTimersByTime(4_000)
    glide(element, [30, 0])
    expect(played.map(({ duration }) => duration)).toEqual([900, 4_000])
  })

  it('shows a position at most ten seconds late (VIEW-03)', () => {
    const { element, played } = aMovingElement()
    glide(element, [30, 0])
    vi.advanceTimersByTime(30_000)
    glide(element, [30, 0])
    expect(played[1]?.duration).toBe(10_000)
  })

  it('goes on from where it is displayed, so that it never jumps back', () => {
    const { element, played } = aMovingElement()
    glide(element, [100, 0])
    played[0]!.progress = 0.75
    glide(element, [100, 40])
    expect(played[0]?.isCancelled).toBe(true)
    expect(played[1]?.from).toBe('-125px -40px')
  })

  it('starts from the previous position when the motion before has ended', () => {
    const { element, played } = aMovingElement()
    glide(element, [100, 0])
    played[0]!.progress = null
    glide(element, [20, 0])
    expect(played[1]?.from).toBe('-20px 0px')
  })

  it('does not move when the user prefers reduced motion (VIEW-03)', () => {
    const { element, played } = aMovingElement()
    prefer(true)
    glide(element, [30, -40])
    expect(played).toEqual([])
  })

  it('does not move to a distant place or by less than a pixel', () => {
    const { element, played } = aMovingElement()
    glide(element, [0.5, 0.5])
    glide(element, [600, 1])
    expect(played).toEqual([])
    glide(element, [600, 0])
    expect(played).toHaveLength(1)
  })

  it('is where it is after a stop', () => {
    const { element, played } = aMovingElement()
    stopGliding(element)
    glide(element, [100, 0])
    stopGliding(element)
    expect(played[0]?.isCancelled).toBe(true)
    glide(element, [20, 0])
    expect(played[1]?.from).toBe('-20px 0px')
  })
})
