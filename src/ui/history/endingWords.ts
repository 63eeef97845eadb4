import type { CountedEnding } from '../../domain/history/ending.ts'
import type { TextId } from '../../domain/text/textIds.ts'

export const ENDING_TEXTS = {
  'delivered-late': 'history-status-delivered-late',
  'customer-cancelled': 'overview-reason-customer-cancelled',
  'item-unavailable': 'overview-reason-item-unavailable',
  'wrong-details': 'overview-reason-wrong-details',
  'delay-too-long': 'overview-reason-delay-too-long',
  other: 'overview-reason-other',
  unstated: 'overview-reason-unstated',
  stalled: 'overview-reason-stalled',
  'payment-failed': 'overview-reason-payment-failed',
  'payment-cancelled': 'overview-reason-payment-cancelled',
} as const satisfies Readonly<Record<CountedEnding, TextId>>
