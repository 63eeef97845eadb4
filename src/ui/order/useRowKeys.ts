import { useEffect, useRef } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import { rowElementId } from './rowElementId.ts'

interface Keys {
  /** The order ids from top to bottom. */
  readonly ids: () => ReadonlyArray<OrderId>
  /** The number of rows that Page Up and Page Down move. */
  readonly page: () => number
  /** Chooses the row and scrolls it into view. */
  readonly goTo: (id: OrderId) => void
  /** Called when its link has received the focus. */
  readonly arrived?: (link: HTMLElement) => void
}

/** Arrow keys, Page Up, Page Down, Home and End for a virtualized list: the focus follows once the row is rendered. */
export const useRowKeys = ({ ids, page, goTo, arrived }: Keys) => {
  const rowToFocus = useRef<OrderId>(undefined)
  useEffect(() => {
    const link = rowToFocus.current === undefined ? null : document.getElementById(rowElementId(rowToFocus.current))
    if (!link) return
    link.focus({ preventScroll: true })
    arrived?.(link)
    rowToFocus.current = undefined
  })
  /** Returns whether the key was handled. */
  return (from: OrderId, key: string): boolean => {
    const all = ids()
    const index = all.indexOf(from)
    const moves: Readonly<Record<string, () => number>> = {
      ArrowDown: () => index + 1,
      ArrowUp: () => index - 1,
      PageDown: () => index + page(),
      PageUp: () => index - page(),
      Home: () => 0,
      End: () => all.length - 1,
    }
    const move = moves[key]
    if (!move) return false
    const next = all[Math.min(Math.max(move(), 0), all.length - 1)]
    if (next !== undefined) {
      rowToFocus.current = next
      goTo(next)
    }
    return true
  }
}
