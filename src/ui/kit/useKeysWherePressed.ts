import { useEffect } from 'react'

const PRESSING = new Set(['Enter', ' '])

/**
 * A key press activates only the element that had the focus at `keydown`, and none with Ctrl. The component library
 * clicks a button on `keyup` of Enter, which would activate a button that received the focus in between.
 */
export const useKeysWherePressed = (): void =>
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const downOn = new Map<string, EventTarget | null>()
    document.addEventListener(
      'keydown',
      ({ key, target, repeat, ctrlKey, metaKey }) => {
        if (!repeat) downOn.set(key, ctrlKey || metaKey ? null : target)
      },
      options,
    )
    document.addEventListener(
      'keyup',
      (event) => {
        if (PRESSING.has(event.key) && downOn.get(event.key) !== event.target) event.stopPropagation()
      },
      options,
    )
    return () => listening.abort()
  }, [])
