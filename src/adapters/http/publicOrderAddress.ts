import type { WantedOrder } from '../../domain/publicTracking/publicOrder.ts'

/** Of the call `readPublicOrder`; written here because the contract's own path comes with its schemas (ADR 22). */
export const PUBLIC_ORDER_PATH = '/orders/api/v1/order/public'

export const publicOrderAddress = (baseUrl: string, { id, vendorId }: WantedOrder): string =>
  `${baseUrl}${PUBLIC_ORDER_PATH}?${new URLSearchParams({ orderId: id, ...(vendorId !== undefined && { vendorId }) })}`
