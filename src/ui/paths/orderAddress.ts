import type { OrderId } from '../../domain/ids.ts'

const PARAMETER = 'order_id'

/** The order whose details the address opens (TRACK-25). */
export const openedOrder = (parameters: URLSearchParams): OrderId | undefined => parameters.get(PARAMETER) || undefined

/** The same parameters with that order open, or with none. */
export const orderAddress = (parameters: URLSearchParams, id: OrderId | undefined): string => {
  const next = new URLSearchParams(parameters)
  if (id === undefined) next.delete(PARAMETER)
  else next.set(PARAMETER, id)
  return `?${next.toString()}`
}
