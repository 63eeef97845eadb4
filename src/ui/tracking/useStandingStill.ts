import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../domain/order/order.ts'

/**
 * Orders that come in above what is read move the scroll position instead of the rows. `scrolled` knows by how many
 * pixels: asking the page for it would lay it out once more for each frame of updates.
 */
export const useStandingStill = (
  scroller: { readonly current: HTMLElement | null },
  rows: ReadonlyArray<Order>,
  height: number,
  scrolled: () => number,
) => {
  const seen = useRef({ rows, height })
  useLayoutEffect(() => {
    const { current: before } = seen
    seen.current = { rows, height }
    if (before.rows === rows || before.height !== height || scrolled() === 0) return
    const index = Math.floor(scrolled() / height)
    const top = before.rows[index]
    if (top === undefined || rows[index]?.id === top.id) return
    const moved = rows.findIndex(({ id }) => id === top.id)
    if (moved >= 0) scroller.current?.scrollBy({ top: (moved - index) * height, behavior: 'instant' })
  }, [scroller, rows, height, scrolled])
}
