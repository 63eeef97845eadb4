import { useLayoutEffect, useState } from 'react'

/** The lifecycle of a screen's view model; it may be started again after a stop. */
export interface ScreenViewModel {
  /** Starts everything that runs while the screen is mounted; `signal` aborts when it unmounts. */
  readonly start: (signal: AbortSignal) => void
}

/** Creates a view model once, runs it while the component is mounted, and stops it on unmount. */
export const useViewModel = <V extends ScreenViewModel>(create: () => V): V => {
  const [view] = useState(create)
  // Before the first paint, so that known data is in it.
  useLayoutEffect(() => {
    const leaving = new AbortController()
    view.start(leaving.signal)
    return () => leaving.abort()
  }, [view])
  return view
}
