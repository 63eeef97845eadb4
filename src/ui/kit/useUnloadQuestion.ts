import { useEffect, useEffectEvent } from 'react'

/** Lets the browser ask before the page is closed or reloaded while input would be lost. */
export const useUnloadQuestion = (isUnsaved: () => boolean): void => {
  const ask = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const leaving = new AbortController()
    window.addEventListener('beforeunload', ask, { signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}
