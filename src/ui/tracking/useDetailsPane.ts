import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { OrderId } from '../../domain/ids.ts'
import { useOneColumn } from '../frame/useOneColumn.ts'
import { rowElementId } from '../order/rowElementId.ts'
import { openedOrder, orderAddress } from '../paths/links.ts'

/** Returns the focus to the row when its details close, unless another element has it. */
const useReturningFocus = (openId: OrderId | undefined): void => {
  const before = useRef(openId)
  useEffect(() => {
    const closed = before.current
    before.current = openId
    if (closed === undefined || openId !== undefined || document.activeElement !== document.body) return
    document.getElementById(rowElementId(closed))?.focus()
  }, [openId])
}

/**
 * The details of the order in the address, `?order_id=` (TRACK-25), beside the list or over it. Opening one adds a history
 * entry; opening another replaces it.
 *
 * @param besideHelp The windows in which the screen has one column while the help panel is beside it.
 */
export const useDetailsPane = (besideHelp: string) => {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { readonly state: { readonly openedHere?: boolean } | null }
  const navigate = useNavigate()
  const isOneColumn = useOneColumn(besideHelp)
  const [takesFocus, setTakesFocus] = useState(true)
  const openId = openedOrder(parameters)
  const openedHere = state?.openedHere === true
  useReturningFocus(openId)

  const addressOf = (orderId: OrderId | undefined) => orderAddress(parameters, orderId)
  return {
    openId,
    addressOf,
    open: (orderId: OrderId, by: 'pointer' | 'keyboard') => {
      setTakesFocus(isOneColumn || by === 'keyboard')
      void navigate(addressOf(orderId), {
        replace: openId !== undefined,
        state: { openedHere: openId === undefined || openedHere },
      })
    },
    close: () => void (openedHere ? navigate(-1) : navigate(addressOf(undefined), { replace: true })),
    isOneColumn,
    /** Whether the details cover the list. */
    isCovered: isOneColumn && openId !== undefined,
    takesFocus,
  }
}
