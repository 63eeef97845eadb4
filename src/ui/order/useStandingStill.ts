import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../domain/order/order.ts'

/** Orders that come in above what is read move the scroll position instead of the rows. */
export const useStandingStill = (
  scroller: { readonly current: HTMLElement | null },
  rows: ReadonlyArray<Order>,
  height: number,
) => {
  const seen = useRef({ rows, height })
  useLayoutEffect(() => {
    const { current: before } = seen
    seen.current = { rows, height }
    const element = scroller.current
    if (!element || before.rows === rows || before.height !== height || element.scrollTop === 0) return
    const index = Math.floor(element.scrollTop / height)
    const top = before.rows[index]
    if (top === undefined || rows[index]?.id === top.id) return
    const moved = rows.findIndex(({ id }) => id === top.id)
    if (moved >= 0) element.scrollBy({ top: (moved - index) * height, behavior: 'instant' })
  }, [scroller, rows, height])
}
