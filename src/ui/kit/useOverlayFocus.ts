import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The overlay container and its two focus traps are stops of the Tab key without a name. */
const UNNAMED_STOPS = '.bp6-dialog-container, .bp6-overlay-content'
const FOCUS_TRAPS = '.bp6-overlay > [class*="focus-trap"]'

export const OVERLAY = '[role="dialog"], [role="alertdialog"]'

/** Whether no control has the focus. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Whether a dialog covers the page. */
export const isPageCovered = (): boolean => document.body.classList.contains('bp6-overlay-open')

interface Places {
  /** Returns the control to focus; the dialog itself by default, so that screen readers read its name. */
  readonly first?: (() => HTMLElement | null | undefined) | undefined
  /**
   * Returns the button that opened the overlay, where it is known; by default it is what had the focus. Browsers that do
   * not focus a pressed button, and buttons that are replaced once their code is loaded, have no focus to return to.
   */
  readonly opener?: ReturnTarget
}

type ReturnTarget = () => HTMLElement | null | undefined

/**
 * Maps each open overlay to what returns the element that gets the focus when it closes. A nested overlay falls back to
 * the one of the overlay around it.
 */
const returnTargets = new WeakMap<Element, ReturnTarget>()
/** Of the overlay that has just closed, until it has given the focus back: another one may have opened at the same time. */
let closing: ReturnTarget | undefined

/** An element and its focusable ancestors, which remain when it is removed. */
const withFocusableAncestors = (element: Element | null | undefined): ReadonlyArray<HTMLElement> =>
  element instanceof HTMLElement && element !== document.body
    ? [element, ...withFocusableAncestors(element.parentElement?.closest('[tabindex]'))]
    : []

/** Leaves the focus on the only control of an overlay: its focus traps would keep it, and have no name. */
const keepFromTraps = (dialog: HTMLElement, overlay: Element): (() => void) => {
  let last = dialog
  const onFocusIn = ({ target }: FocusEvent) => {
    if (document.activeElement?.matches(FOCUS_TRAPS) && overlay.contains(document.activeElement)) last.focus()
    else if (target instanceof HTMLElement && dialog.contains(target)) last = target
  }
  // On the document, behind the handlers of the traps.
  document.addEventListener('focusin', onFocusIn)
  return () => document.removeEventListener('focusin', onFocusIn)
}

/**
 * Moves the focus into an opened overlay and back to its opener when it closes. The component library would focus an
 * unnamed element on opening and behind the only control, lose the focus when an overlay is unmounted, and announce every
 * change inside as a live region.
 *
 * @param content An element inside the element with the role `dialog` or `alertdialog`.
 */
export const useOverlayFocus = (content: RefObject<HTMLElement | null>, places: Places = {}): void => {
  const placesAtOpening = useRef(places)
  useLayoutEffect(() => {
    const { first, opener } = placesAtOpening.current
    const before = document.activeElement
    const around = before?.closest(OVERLAY)
    const outerTarget = around ? returnTargets.get(around) : isFocusLost() ? closing : undefined
    const dialog = content.current?.closest<HTMLElement>(OVERLAY)
    const [hadFocus, ...ancestors] = withFocusableAncestors(before)
    const isThere = (place: HTMLElement | undefined) => place?.isConnected === true
    const returnTarget: ReturnTarget = () =>
      opener?.() ??
      (isThere(hadFocus) ? hadFocus : (outerTarget?.() ?? ancestors.find(isThere))) ??
      document.getElementById('content')
    if (dialog) returnTargets.set(dialog, returnTarget)
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
      closing = returnTarget
      requestAnimationFrame(() => {
        if (closing === returnTarget) closing = undefined
        if (isFocusLost()) returnTarget()?.focus({ preventScroll: true })
      })
    }
  }, [content])
}
