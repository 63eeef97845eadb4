import { useEffect, useRef } from 'react'
import type { OrderId } from '../../domain/ids.ts'
import { rowElementId } from './rowElementId.ts'

/** Returns the focus to the row when its details close, unless another element has it. */
export const useReturningFocus = (openId: OrderId | undefined): void => {
  const before = useRef(openId)
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || document.activeElement !== document.body) return
    document.getElementById(rowElementId(closed))?.focus()
  }, [openId])
}
