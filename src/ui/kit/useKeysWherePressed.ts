import { useEffect } from 'react'

const PRESSING = new Set(['Enter', ' '])

/**
 * A key presses what it was put down on, and with Ctrl nothing. The component library clicks a button when Enter is let
 * go over it: one that has got the focus meanwhile would be pressed unseen.
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
