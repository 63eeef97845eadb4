import { useEffect } from 'react'
import { isFocusLost, OVERLAY } from '../kit/useOverlayFocus.ts'

const ancestorsOf = (element: Element | null): ReadonlyArray<Element> =>
  element === null || element === document.body ? [] : [element, ...ancestorsOf(element.parentElement)]

/** An overlay takes the focus when it opens, while its loaded opener replaces the first one, and returns it when it closes. */
const MOVES_FOCUS = `${OVERLAY}, dialog, [aria-expanded]`

/** Two frames: what is shown next may take the focus in the first. */
const afterTheNext = (act: () => void): void => void requestAnimationFrame(() => void requestAnimationFrame(act))

/**
 * When the focused control disappears, moves the focus to the first heading of what remains around it, or to that part
 * itself, so that screen readers and the Tab key go on there (WCAG 2.4.3). No control receives it: the same key, pressed
 * again, must not do something else. A new screen takes the focus by itself.
 */
export const useLostFocus = (): void =>
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let focused: ReadonlyArray<Element> = []
    const take = () => {
      if (signal.aborted || !isFocusLost() || focused[0]?.isConnected !== false) return
      const isOfOverlay = focused.some((element) => !element.isConnected && element.matches(MOVES_FOCUS))
      const remains = focused.find(({ isConnected, textContent }) => isConnected && textContent !== '')
      focused = []
      if (isOfOverlay || !(remains instanceof HTMLElement) || remains.querySelector('#content') !== null) return
      const next = remains.querySelector<HTMLElement>('h1, h2, h3') ?? remains
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(() => {
      if (focused[0]?.isConnected === false && isFocusLost()) afterTheNext(take)
    })
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target instanceof Element ? ancestorsOf(target) : []
      },
      { signal },
    )
    document.addEventListener(
      'focusout',
      ({ target }) =>
        requestAnimationFrame(() => {
          // A person who left the control has not lost it.
          if (target === focused[0] && focused[0]?.isConnected === true && isFocusLost()) focused = []
        }),
      { signal },
    )
    return () => {
      leaving.abort()
      changes.disconnect()
    }
  }, [])
