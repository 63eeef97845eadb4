import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The overlay container and its two focus traps are stops of the Tab key without a name. */
const UNNAMED_STOPS = '.bp6-dialog-container, .bp6-overlay-content'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Whether a dialog covers the page. */
export const isPageCovered = (): boolean => document.body.classList.contains('bp6-overlay-open')

/**
 * Moves the focus into an opened overlay and back to its opener when it closes. The component library would focus an
 * unnamed element on opening, lose the focus when an overlay is unmounted, and announce every change inside as a live
 * region.
 *
 * @param content An element inside the element with the role `dialog` or `alertdialog`.
 * @param first Returns the control to focus; the dialog itself by default, so that screen readers read its name.
 */
export const useOverlayFocus = (
  content: RefObject<HTMLElement | null>,
  first?: () => HTMLElement | null | undefined,
): void => {
  const firstControl = useRef(first)
  useLayoutEffect(() => {
    const opener = document.activeElement
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    dialog?.setAttribute('tabindex', '-1')
    const overlay = dialog?.closest('.bp6-overlay')
    overlay?.setAttribute('aria-live', 'off')
    overlay?.querySelectorAll(UNNAMED_STOPS).forEach((stop) => stop.setAttribute('tabindex', '-1'))
    const frame = requestAnimationFrame(() => {
      // An overlay is in the window, or about to be moved there: the page below stays where it is.
      if (dialog && !dialog.contains(document.activeElement))
        (firstControl.current?.() ?? dialog).focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      requestAnimationFrame(() => {
        if (!isLost()) return
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        ;(isThere ? opener : document.getElementById('content'))?.focus({ preventScroll: true })
      })
    }
  }, [content])
}
