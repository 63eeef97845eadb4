/**
 * The key that is down has done its work. The component library clicks a button when Enter is let go over it: one that
 * has got the focus meanwhile would be pressed unseen.
 */
export const keyIsDone = (): void =>
  document.addEventListener('keyup', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
