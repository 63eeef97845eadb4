import type { ReadStatus } from '../../domain/order/orderStatus.ts'

/** The text id of a status, such as 'status-picked-up', including "unknown" (STATUS-02). */
export const statusTextId = (status: ReadStatus): string => `status-${status.toLowerCase().replaceAll('_', '-')}`
