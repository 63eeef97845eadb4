import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The number of rows rendered above and below the visible ones. */
const BEYOND = 6

/**
 * The number of rows to subtract from the window height for the first render: the minimum that other content takes on
 * any screen, and the overscan, which is rendered afterwards.
 */
const AROUND = 2 + BEYOND

/** The visible part of a list: the index of its first row and the number of rows that fit. */
export interface SeenRows {
  readonly first: number
  readonly rows: number
}

/** Whether any part of the row at that index is visible. */
export const isSeen = ({ first, rows }: SeenRows, place: number): boolean => place >= first && place <= first + rows

/** The indexes of the rows to render, of `count`; always includes `always`, the row that Tab leads to. */
export const placesIn = ({ first: top, rows }: SeenRows, count: number, always: number): ReadonlyArray<number> => {
  const first = Math.max(0, Math.min(top, count) - BEYOND)
  const last = Math.min(count - 1, top + rows + BEYOND)
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  if (always >= 0 && always < first) places.unshift(always)
  if (always > last && always < count) places.push(always)
  return places
}

/**
 * The visible rows of a long list. Rows have equal heights, so nothing is measured or stored per row, and the cost of
 * an update does not depend on their number (ADR 10).
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
    /** The last reported scroll position in pixels. */
    scrolled: () => view.current.top,
    /** Scrolls the minimum distance that makes the row fully visible. */
    bringIn: (place: number): void => {
      const { top, size } = view.current
      const start = place * height
      const end = start + height
      const newTop = start < top ? start : end > top + size ? end - size : top
      if (newTop !== top) scroller.current?.scrollTo({ top: newTop, behavior: 'instant' })
    },
  }
}
