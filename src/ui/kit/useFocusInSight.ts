import { useEffect, type RefObject } from 'react'
import { OWN_MOVES } from './ownMoves.ts'

/**
 * Keeps what the keyboard has focused in sight while rows of the list are measured for the first time, which changes
 * the list's height; until the person presses a key, points or scrolls.
 */
export const useFocusInSight = (list: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    let followed: Element | undefined
    const follow = ({ target }: FocusEvent) => {
      followed = target instanceof Element && target.matches(':focus-visible') ? target : undefined
    }
    const release = () => {
      followed = undefined
    }
    const observer = new ResizeObserver(() => followed?.scrollIntoView({ block: 'nearest' }))
    if (list.current) observer.observe(list.current)
    document.addEventListener('focusin', follow)
    for (const move of OWN_MOVES) document.addEventListener(move, release, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', follow)
      for (const move of OWN_MOVES) document.removeEventListener(move, release, { capture: true })
    }
  }, [list])
