import type { OrderId } from '../../domain/order/order.ts'

const PARAMETER = 'order_id'

/** The order whose details an address asks for (TRACK-25). */
export const openedOrder = (parameters: URLSearchParams): OrderId | undefined => parameters.get(PARAMETER) || undefined

/** The same address with the details of that order, or of none. */
export const orderAddress = (parameters: URLSearchParams, id: OrderId | undefined): string => {
  const next = new URLSearchParams(parameters)
  if (id === undefined) next.delete(PARAMETER)
  else next.set(PARAMETER, id)
  return `?${next.toString()}`
}
