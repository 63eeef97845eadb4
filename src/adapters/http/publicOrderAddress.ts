import type { WantedOrder } from '../../domain/publicTracking/publicOrder.ts'

/**
 * The path of `readPublicOrder`; repeated here because the contract's own path would add its schemas to this chunk (ADR
 * 22).
 */
export const PUBLIC_ORDER_PATH = '/orders/api/v1/order/public'

export const publicOrderAddress = (baseUrl: string, { id, vendorId }: WantedOrder): string =>
  `${baseUrl}${PUBLIC_ORDER_PATH}?${new URLSearchParams({ orderId: id, ...(vendorId !== undefined && { vendorId }) })}`
