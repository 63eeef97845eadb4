import { MINUTE, type Instant } from '../instant.ts'
import { firstRefusal, type Rule } from '../rules.ts'
import type { Order } from './order.ts'
import { cancelRule, isBefore, isFinished, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'

/** From PAYMENT_COMMITTED until an order may be cancelled, in ms (CONST-10). */
export const CANCEL_GRACE = 10 * MINUTE

/** `too-early` is before RECEIVED; `delayed` is DELAYED while flag DelayedCancellation is off. */
export type CancelRefusal = 'too-early' | 'within-grace' | 'too-far-along' | 'delayed' | 'finished' | 'unknown-status'

export type CancelVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'within-grace'; readonly allowedFrom: Instant }
  | {
      readonly allowed: false
      readonly because: Exclude<CancelRefusal, 'within-grace'>
      readonly allowedFrom?: undefined
    }

export interface CancelCircumstances {
  readonly now: Instant
  /** Flag DelayedCancellation. */
  readonly delayedCancellation: boolean
}

const ALLOWED: CancelVerdict = { allowed: true }

const whyNever = (status: ReadStatus): 'too-early' | 'too-far-along' | 'finished' => {
  if (isFinished(status)) return 'finished'
  return isBefore(status, 'RECEIVED') ? 'too-early' : 'too-far-along'
}

/**
 * May this order be cancelled at this moment (CANC-01 to CANC-03)? Asked when the action is offered and again when the
 * cancel is sent, with the order as it is then (CANC-07). The tenth minute itself is in time.
 */
export const cancelVerdict = (
  order: Pick<Order, 'status' | 'statusHistory' | 'updatedAt'>,
  { now, delayedCancellation }: CancelCircumstances,
): CancelVerdict => {
  switch (cancelRule(order.status)) {
    case 'freely':
      return ALLOWED
    case 'after-grace': {
      const allowedFrom = (lastCameInto(order, 'PAYMENT_COMMITTED') ?? order.updatedAt) + CANCEL_GRACE
      return now >= allowedFrom ? ALLOWED : { allowed: false, because: 'within-grace', allowedFrom }
    }
    case 'with-flag':
      return delayedCancellation ? ALLOWED : { allowed: false, because: 'delayed' }
    case 'never':
      return { allowed: false, because: whyNever(order.status) }
    case undefined:
      return { allowed: false, because: 'unknown-status' }
  }
}

/** The reasons to choose from (OP-24). */
export const CANCEL_REASONS = [
  'customer-cancelled',
  'item-unavailable',
  'wrong-details',
  'delay-too-long',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** The longest text of reason `other`, in Unicode code points (OP-24). */
export const CANCEL_TEXT_MAXIMUM = 200

/** What a person has entered so far; `text` counts for reason `other` only. */
export interface CancelReasonDraft {
  readonly reason: CancelReason | undefined
  readonly text: string
}

export type CancelReasonRefusal = 'reason-missing' | 'text-missing' | 'text-too-long'

const CANCEL_REASON_RULES: ReadonlyArray<Rule<CancelReasonDraft, CancelReasonRefusal>> = [
  { name: 'a reason is chosen', check: ({ reason }) => (reason === undefined ? 'reason-missing' : undefined) },
  {
    name: 'another reason is said in words',
    check: ({ reason, text }) => (reason === 'other' && text.trim() === '' ? 'text-missing' : undefined),
  },
  {
    name: 'the words are not too many',
    check: ({ reason, text }) =>
      reason === 'other' && Array.from(text.trim()).length > CANCEL_TEXT_MAXIMUM ? 'text-too-long' : undefined,
  },
]

/** Why a cancel with this reason is not sent (CANC-04, OP-24). */
export const cancelReasonRefusal = (draft: CancelReasonDraft): CancelReasonRefusal | undefined =>
  firstRefusal(CANCEL_REASON_RULES, draft)

/** The reason as sent and kept (CANC-04): its code, or the trimmed words of `other`. */
export const reasonToSend = ({ reason, text }: CancelReasonDraft & { readonly reason: CancelReason }): string =>
  reason === 'other' ? text.trim() : reason

/** A kept reason that has a translation; any other is words and shown as they are. */
export const isCancelReason = (value: string): value is CancelReason =>
  CANCEL_REASONS.some((reason) => reason === value)
