import type { PinKind } from '../../application/ports/DeliveryMap.ts'

const GLIDE_MS = 900
/** A longer way on the screen is no move but another place. */
const LONGEST_PX = 300

/** Whether this person asked their device for little motion; where nobody can be asked, nothing moves. */
export const wantsStillness = (element: HTMLElement): boolean =>
  element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches !== false

/**
 * Lets a rider that was just moved slide there from where it stood, by the pixels it jumped. Moves that come sooner
 * than the last one ended add up, so that it never jumps back.
 */
export const glide = (element: HTMLElement, kind: PinKind, [dx, dy]: readonly [number, number]): void => {
  const way = Math.hypot(dx, dy)
  if (kind !== 'rider' || wantsStillness(element) || way < 1 || way > LONGEST_PX) return
  element.firstElementChild?.animate(
    [{ transform: `translate(${-dx}px, ${-dy}px)` }, { transform: 'translate(0, 0)' }],
    {
      duration: GLIDE_MS,
      easing: 'ease-out',
      composite: 'add',
    },
  )
}
