import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isOfInputMethod } from './inputMethod.ts'
import { isPageCovered } from './useOverlayFocus.ts'

/**
 * Handles Escape inside the element, unless another handler in it prevented the default, or an overlay covers the page: it
 * may have opened a moment ago and not have the focus yet. Does nothing without `leave`.
 */
export const useEscape = (area: RefObject<HTMLElement | null>, leave: (() => void) | undefined): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOfInputMethod(event) || event.defaultPrevented || isPageCovered()) return
    if (leave === undefined) return
    event.preventDefault()
    leave()
  })
  useEffect(() => {
    const listening = new AbortController()
    area.current?.addEventListener('keydown', pressed, { signal: listening.signal })
    return () => listening.abort()
  }, [area])
}
