import { useEffect, useRef } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import { rowElementId } from './rowElementId.ts'

interface Keys {
  /** The orders from the top, as they stand. */
  readonly ids: () => ReadonlyArray<OrderId>
  /** Rows that Page Up and Page Down go. */
  readonly page: () => number
  /** Chooses the row and brings it into sight. */
  readonly goTo: (id: OrderId) => void
  /** Its link has the focus now. */
  readonly arrived?: (link: HTMLElement) => void
}

/** Arrow keys, pages and ends among rows of which only the visible ones exist: the focus follows once a row is there. */
export const useRowKeys = ({ ids, page, goTo, arrived }: Keys) => {
  const wanted = useRef<OrderId>(undefined)
  useEffect(() => {
    const link = wanted.current === undefined ? null : document.getElementById(rowElementId(wanted.current))
    if (!link) return
    link.focus({ preventScroll: true })
    arrived?.(link)
    wanted.current = undefined
  })
  /** Answers whether the key meant something. */
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
      wanted.current = next
      goTo(next)
    }
    return true
  }
}
