import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The overlay container and its two focus traps are stops of the Tab key without a name. */
const UNNAMED_STOPS = '.bp6-dialog-container, .bp6-overlay-content'
const FOCUS_TRAPS = '.bp6-overlay > [class*="focus-trap"]'

const OVERLAY = '[role="dialog"], [role="alertdialog"]'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Whether a dialog covers the page. */
export const isPageCovered = (): boolean => document.body.classList.contains('bp6-overlay-open')

interface Places {
  /** Returns the control to focus; the dialog itself by default, so that screen readers read its name. */
  readonly first?: (() => HTMLElement | null | undefined) | undefined
  /**
   * Returns the button that opened the overlay, where it is known; by default it is what had the focus. Browsers that do
   * not focus a pressed button, and buttons that are replaced once their code is loaded, have no focus to return to.
   */
  readonly opener?: () => HTMLElement | null | undefined
}

/** What has the focus after each open overlay, so that one that was opened from another one leads there, too. */
const waysBack = new WeakMap<Element, () => HTMLElement | null | undefined>()

/** An element and the parts of the page around it that may have the focus, which stay when it goes. */
const withHomes = (element: Element | null | undefined): ReadonlyArray<HTMLElement> =>
  element instanceof HTMLElement && element !== document.body
    ? [element, ...withHomes(element.parentElement?.closest('[tabindex]'))]
    : []

/** Leaves the focus on the only control of an overlay: its focus traps would keep it, and have no name. */
const keepFromTraps = (dialog: HTMLElement, overlay: Element): (() => void) => {
  let last = dialog
  const hear = ({ target }: FocusEvent) => {
    if (document.activeElement?.matches(FOCUS_TRAPS) && overlay.contains(document.activeElement)) last.focus()
    else if (target instanceof HTMLElement && dialog.contains(target)) last = target
  }
  // On the document, behind the handlers of the traps.
  document.addEventListener('focusin', hear)
  return () => document.removeEventListener('focusin', hear)
}

/**
 * Moves the focus into an opened overlay and back to its opener when it closes. The component library would focus an
 * unnamed element on opening and behind the only control, lose the focus when an overlay is unmounted, and announce every
 * change inside as a live region.
 *
 * @param content An element inside the element with the role `dialog` or `alertdialog`.
 */
export const useOverlayFocus = (content: RefObject<HTMLElement | null>, places: Places = {}): void => {
  const wanted = useRef(places)
  useLayoutEffect(() => {
    const { first, opener } = wanted.current
    const before = document.activeElement
    const around = before?.closest(OVERLAY)
    const wayBackAround = around ? waysBack.get(around) : undefined
    const dialog = content.current?.closest<HTMLElement>(OVERLAY)
    const [hadFocus, ...homes] = withHomes(before)
    const isThere = (place: HTMLElement | undefined) => place?.isConnected === true
    const wayBack = () =>
      opener?.() ??
      (isThere(hadFocus) ? hadFocus : (wayBackAround?.() ?? homes.find(isThere))) ??
      document.getElementById('content')
    if (dialog) waysBack.set(dialog, wayBack)
    dialog?.setAttribute('tabindex', '-1')
    const overlay = dialog?.closest('.bp6-overlay')
    overlay?.setAttribute('aria-live', 'off')
    overlay?.querySelectorAll(UNNAMED_STOPS).forEach((stop) => stop.setAttribute('tabindex', '-1'))
    const leaveTraps = dialog && overlay ? keepFromTraps(dialog, overlay) : undefined
    const frame = requestAnimationFrame(() => {
      // An overlay is in the window, or about to be moved there: the page below stays where it is.
      if (dialog && !dialog.contains(document.activeElement)) (first?.() ?? dialog).focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      leaveTraps?.()
      requestAnimationFrame(() => {
        if (isLost()) wayBack()?.focus({ preventScroll: true })
      })
    }
  }, [content])
}
