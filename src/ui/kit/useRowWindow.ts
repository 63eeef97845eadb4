import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Rows that are drawn above and below those that are seen. */
const BEYOND = 6

/**
 * Rows of the window that others take, and those beyond: a first picture draws what is seen, and the rest behind it. Less
 * is around a list than this on no screen.
 */
const AROUND = 2 + BEYOND

/** What can be seen of a list: its first row, and how many there are room for. */
export interface SeenRows {
  readonly first: number
  readonly rows: number
}

/** Whether any of the row at that place can be seen. */
export const isSeen = ({ first, rows }: SeenRows, place: number): boolean => place >= first && place <= first + rows

/** The places of the rows that exist, of `count`; `always` is the row that Tab leads to, wherever it is. */
export const placesIn = ({ first: top, rows }: SeenRows, count: number, always: number): ReadonlyArray<number> => {
  const first = Math.max(0, Math.min(top, count) - BEYOND)
  const last = Math.min(count - 1, top + rows + BEYOND)
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (always >= 0 && always < first) places.unshift(always)
  if (always > last && always < count) places.push(always)
  return places
}

/**
 * Which rows of a long list are seen. Rows of one height need no measuring, nor anything kept for each: what a frame of
 * updates costs does not depend on how many there are (ADR 10).
 */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, height: number) => {
  const [seen, setSeen] = useState<SeenRows>(() => ({
    first: 0,
    rows: Math.ceil(window.innerHeight / height) - AROUND,
  }))
  const view = useRef({ top: 0, size: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop: top, clientHeight: size } = element
      view.current = { top, size }
      const next = { first: Math.floor(top / height), rows: Math.ceil(size / height) }
      setSeen((before) => (before.first === next.first && before.rows === next.rows ? before : next))
    }
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [scroller, height])

  return {
    seen,
    /** Pixels that the list is scrolled by, as it was heard last. */
    scrolled: () => view.current.top,
    /** Scrolls as little as brings that row into sight whole. */
    bringIn: (place: number): void => {
      const { top, size } = view.current
      const start = place * height
      const end = start + height
      const wanted = start < top ? start : end > top + size ? end - size : top
      if (wanted !== top) scroller.current?.scrollTo({ top: wanted, behavior: 'instant' })
    },
  }
}
