import { useLayoutEffect, useState } from 'react'

/** What a screen's view model does while it is on the screen. It may be started again after a stop. */
export interface ScreenViewModel {
  /** Begins what runs while the screen is shown; everything is bound to `signal`, which aborts when it is left. */
  readonly start: (signal: AbortSignal) => void
}

/** Creates a view model once, runs it while the component is mounted, and interrupts all it began on leaving. */
export const useViewModel = <V extends ScreenViewModel>(create: () => V): V => {
  const [view] = useState(create)
  // Before the browser paints: what is known already is in the first picture.
  useLayoutEffect(() => {
    const leaving = new AbortController()
    view.start(leaving.signal)
    return () => leaving.abort()
  }, [view])
  return view
}
