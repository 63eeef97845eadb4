/** The shortest and the longest time, in ms, in which a pin moves to its new position. */
const MIN_LENGTH = 900
const MAX_LENGTH = 10_000
/** The maximum distance in pixels to animate; a longer move is a jump. */
const FARTHEST_PX = 600

/** Right and down, in pixels. */
export type Offset = readonly [number, number]

/** Whether reduced motion is preferred; `true` if that cannot be determined. */
export const prefersReducedMotion = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches !== false

interface Motion {
  /** When the element moved last, by the page's clock. */
  readonly movedAt: number
  /** Where it was displayed then, from where it is. */
  readonly from: Offset
  readonly animation?: Animation
}

const motions = new WeakMap<HTMLElement, Motion>()

/** Where the element is displayed now, from where it is. */
const offsetOf = ({ from: [x, y], animation }: Motion): Offset => {
  const progress = animation?.effect?.getComputedTiming().progress
  return progress == null ? [0, 0] : [x * (1 - progress), y * (1 - progress)]
}

/**
 * Moves an element evenly from where it is displayed to where it is now, `way` pixels further, in the time since its
 * move before: reports of a rider become one steady motion. The browser draws it without running the page's code.
 */
export const glide = (element: HTMLElement, [dx, dy]: Offset): void => {
  if (Math.hypot(dx, dy) < 1) return
  const before = motions.get(element)
  const now = performance.now()
  const [x, y] = before ? offsetOf(before) : [0, 0]
  before?.animation?.cancel()
  const from: Offset = [x - dx, y - dy]
  motions.set(element, { movedAt: now, from })
  if (Math.hypot(...from) > FARTHEST_PX || prefersReducedMotion(element)) return
  const duration = Math.min(Math.max(now - (before?.movedAt ?? now), MIN_LENGTH), MAX_LENGTH)
  const animation = element.animate([{ translate: `${from[0]}px ${from[1]}px` }, { translate: '0px 0px' }], {
    duration,
  })
  motions.set(element, { movedAt: now, from, animation })
}

/** Displays an element where it is. */
export const stopGliding = (element: HTMLElement): void => {
  motions.get(element)?.animation?.cancel()
}
