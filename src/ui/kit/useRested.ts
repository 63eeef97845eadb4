import { useEffect, useState } from 'react'

/** Long enough to type the next letter. */
const REST = 500

/**
 * A text once it has not changed for half a second, for a screen reader: what changes with every keystroke is said once
 * the person pauses.
 */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}
