import { useLayoutEffect, useRef } from 'react'
import type { BoardRow } from './BoardViewModel.ts'

type Heights = Readonly<Record<BoardRow['kind'], number>>

/** The row's offset from the top in pixels; `undefined` if there is no such row. */
const topOf = (rows: ReadonlyArray<BoardRow>, key: string, heights: Heights): number | undefined => {
  let top = 0
  for (const row of rows) {
    if (row.key === key) return top
    top += heights[row.kind]
  }
  return undefined
}

/** The first order that is not scrolled out of view. */
const readAt = (rows: ReadonlyArray<BoardRow>, scrolled: number, heights: Heights): BoardRow | undefined => {
  let top = 0
  for (const row of rows) {
    top += heights[row.kind]
    if (top > scrolled && row.kind === 'order') return row
  }
  return undefined
}

/** Scroll anchoring: rows inserted above the view change the scroll position, so that visible rows do not move. */
export const useBoardScrollAnchor = (
  scroller: { readonly current: HTMLElement | null },
  rows: ReadonlyArray<BoardRow>,
  heights: Heights,
) => {
  const last = useRef(rows)
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = rows
    const element = scroller.current
    if (!element || before === rows || element.scrollTop === 0) return
    const read = readAt(before, element.scrollTop, heights)
    if (!read) return
    const [was, is] = [topOf(before, read.key, heights), topOf(rows, read.key, heights)]
    if (was !== undefined && is !== undefined && is !== was) element.scrollBy({ top: is - was, behavior: 'instant' })
  }, [scroller, rows, heights])
}
