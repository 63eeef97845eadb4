import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'

/** Focuses the requested element whenever `wanted` is a new object. */
export const useWantedFocus = <Wanted>(
  view: { readonly wanted: Wanted | undefined },
  idOf: (wanted: Wanted) => string,
): void => {
  const focus = useEffectEvent((wanted: Wanted) => document.getElementById(idOf(wanted))?.focus())
  useEffect(
    () =>
      reaction(
        () => view.wanted,
        (wanted) => wanted && requestAnimationFrame(() => focus(wanted)),
      ),
    [view],
  )
}
