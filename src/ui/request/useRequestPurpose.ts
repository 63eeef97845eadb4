import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { NEW_ORDER, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { usePortal } from '../frame/Portal.ts'

/** The order to change (EDIT-01), and the one to ask for again. */
export const EDIT_PARAMETER = 'orderID'
export const AGAIN_PARAMETER = 'again'

/**
 * What the address wants a request for; nothing while nobody knows whether orders can be changed at all. Without flag
 * ModifyOrder the address asks for a new order, and a notice says so (EDIT-02). Its caller observes the flags.
 */
export const useRequestPurpose = (): RequestPurpose | undefined => {
  const { flags, notices } = usePortal()
  const [parameters] = useSearchParams()
  const edited = parameters.get(EDIT_PARAMETER) || undefined
  const again = parameters.get(AGAIN_PARAMETER) || undefined
  const isUnavailable = edited !== undefined && flags.areKnown && !flags.isOn('ModifyOrder')
  useEffect(() => {
    if (isUnavailable) notices.tell('warning', { id: 'edit-not-available' }, 'order-flow')
  }, [isUnavailable, notices])
  if (edited !== undefined) {
    if (!flags.areKnown) return undefined
    return isUnavailable ? NEW_ORDER : { kind: 'edit', orderId: edited }
  }
  return again === undefined ? NEW_ORDER : { kind: 'again', orderId: again }
}
