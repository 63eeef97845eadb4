import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../domain/order/order.ts'

/**
 * Scroll anchoring: orders inserted above the view change the scroll position, so that visible rows do not move.
 * `scrolled` returns the position in pixels without reading it from the DOM, which would force a layout on each frame.
 */
export const useScrollAnchor = (
  scroller: { readonly current: HTMLElement | null },
  rows: ReadonlyArray<Order>,
  height: number,
  scrolled: () => number,
) => {
  const last = useRef({ rows, height })
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = { rows, height }
    if (before.rows === rows || before.height !== height || scrolled() === 0) return
    const index = Math.floor(scrolled() / height)
    const top = before.rows[index]
    if (top === undefined || rows[index]?.id === top.id) return
    const moved = rows.findIndex(({ id }) => id === top.id)
    if (moved >= 0) scroller.current?.scrollBy({ top: (moved - index) * height, behavior: 'instant' })
  }, [scroller, rows, height, scrolled])
}
