import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of the content as soon as it has one, unless a person or the content has moved the focus meanwhile,
 * or a heading within the content has it already. Does not scroll. Returns a function that cancels it.
 */
export const focusHeading = (): (() => void) => {
  const before = document.activeElement
  if (before?.matches('#content :is(h1, h2)')) return () => undefined
  const look = (): void => {
    const focused = document.activeElement
    if (focused !== before && focused !== document.body) return cancel()
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    cancel()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const appeared = new MutationObserver(look)
  // In the next frame, so that what the content focuses by itself has the focus by then.
  const frame = requestAnimationFrame(() => {
    appeared.observe(document.body, { childList: true, subtree: true })
    look()
  })
  const cancel = () => {
    cancelAnimationFrame(frame)
    appeared.disconnect()
  }
  return cancel
}

/** Scrolls to the top of the page, also where styles make scrolling smooth. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' })

/** Begins each further step of a screen at its top, with the focus on its heading. `undefined` while it is not known. */
export const useStartOfStep = (step: string | undefined): void => {
  const shown = useRef(step)
  useEffect(() => {
    const before = shown.current
    if (step === undefined || before === step) return undefined
    shown.current = step
    if (before === undefined) return undefined
    scrollToTop()
    return focusHeading()
  }, [step])
}
