import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { NEW_ORDER, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { usePortal } from '../frame/Portal.ts'

/** The parameters of the order to edit (EDIT-01) and of the order to repeat. */
const EDIT_PARAMETER = 'orderID'
const AGAIN_PARAMETER = 'again'

/**
 * The purpose in the address; `undefined` until the flags are known. Without flag ModifyOrder, an edit becomes a new
 * order, and a notice says so (EDIT-02). Callers must be observers of the flags.
 */
export const useRequestPurpose = (): RequestPurpose | undefined => {
  const { flags, notices } = usePortal()
  const [parameters] = useSearchParams()
  const edited = parameters.get(EDIT_PARAMETER) || undefined
  const again = parameters.get(AGAIN_PARAMETER) || undefined
  const isUnavailable = edited !== undefined && flags.areKnown && !flags.isOn('ModifyOrder')
  useEffect(() => {
    if (isUnavailable) notices.notify('warning', { id: 'edit-not-available' }, 'order-flow')
  }, [isUnavailable, notices])
  if (edited !== undefined) {
    if (!flags.areKnown) return undefined
    return isUnavailable ? NEW_ORDER : { kind: 'edit', orderId: edited }
  }
  return again === undefined ? NEW_ORDER : { kind: 'again', orderId: again }
}
