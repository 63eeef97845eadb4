import type { CountedEnding } from '../../domain/history/ending.ts'
import type { TextId } from '../../domain/text/textIds.ts'

export const ENDING_TEXTS = {
  'delivered-late': 'history-status-delivered-late',
  'customer-cancelled': 'order-cancel-reason-customer-cancelled',
  'item-unavailable': 'order-cancel-reason-item-unavailable',
  'wrong-details': 'overview-reason-wrong-details',
  'delay-too-long': 'overview-reason-delay-too-long',
  other: 'overview-reason-other',
  unstated: 'overview-reason-unstated',
  stalled: 'overview-reason-stalled',
  'payment-failed': 'status-payment-failed',
  'payment-cancelled': 'status-payment-cancelled',
} as const satisfies Readonly<Record<CountedEnding, TextId>>
