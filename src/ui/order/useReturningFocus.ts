import { useEffect, useRef } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import { rowElementId } from './rowElementId.ts'

/** When the details close, the focus goes back to the row they belong to, unless it went elsewhere. */
export const useReturningFocus = (openId: OrderId | undefined): void => {
  const before = useRef(openId)
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || document.activeElement !== document.body) return
    document.getElementById(rowElementId(closed))?.focus()
  }, [openId])
}
