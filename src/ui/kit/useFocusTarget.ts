import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'

/** Focuses the requested element whenever `focusTarget` is a new object, in the next frame, when any dialog has closed. */
export const useFocusTarget = <Target>(
  view: { readonly focusTarget: Target | undefined },
  idOf: (target: Target) => string,
  { atOnce = false } = {},
): void => {
  const focus = useEffectEvent((target: Target) => document.getElementById(idOf(target))?.focus())
  useEffect(
    () =>
      reaction(
        () => view.focusTarget,
        (target) => target && requestAnimationFrame(() => focus(target)),
        { fireImmediately: atOnce },
      ),
    [view, atOnce],
  )
}
