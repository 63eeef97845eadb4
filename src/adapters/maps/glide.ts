import type { PinKind } from '../../application/ports/DeliveryMap.ts'

const GLIDE_MS = 900
/** The maximum distance in pixels to animate; a longer move is a jump. */
const LONGEST_PX = 300

/** Whether reduced motion is preferred; `true` if that cannot be determined. */
export const prefersReducedMotion = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches !== false

/**
 * Animates a moved rider from its previous position, by the pixels it moved. Moves during an animation add up, so that
 * the rider never jumps back.
 */
export const glide = (element: HTMLElement, kind: PinKind, [dx, dy]: readonly [number, number]): void => {
  const way = Math.hypot(dx, dy)
  if (kind !== 'rider' || prefersReducedMotion(element) || way < 1 || way > LONGEST_PX) return
  element.firstElementChild?.animate(
    [{ transform: `translate(${-dx}px, ${-dy}px)` }, { transform: 'translate(0, 0)' }],
    {
      duration: GLIDE_MS,
      easing: 'ease-out',
      composite: 'add',
    },
  )
}
