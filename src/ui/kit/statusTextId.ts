import type { ReadStatus } from '../../domain/order/orderStatus.ts'

/** 'status-picked-up': the text of a status, "unknown" included (STATUS-02). */
export const statusTextId = (status: ReadStatus): string => `status-${status.toLowerCase().replaceAll('_', '-')}`
