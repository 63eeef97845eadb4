import { MINUTE, plus, type Instant } from '../instant.ts'
import { firstRefusal, type Rule } from '../rules.ts'
import type { Order } from './order.ts'
import { cancelRule, isBefore, isFinished, type ReadStatus } from './orderStatus.ts'
import { lastCameInto } from './statusHistory.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** How long after PAYMENT_COMMITTED an order may be cancelled, in ms (CONST-10). */
export const CANCEL_GRACE = 10 * MINUTE

/** `too-early`: before RECEIVED; `delayed`: DELAYED while flag DelayedCancellation is off. */
type CancelRefusal = 'too-early' | 'within-grace' | 'too-far-along' | 'delayed' | 'finished' | 'unknown-status'

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
 * Whether the order may be cancelled at this moment (CANC-01 to CANC-03). Checked when the action is offered and again,
 * with the order's state at that time, when the cancellation is sent (CANC-07). The end of the grace period itself is
 * allowed.
 */
export const cancelVerdict = (
  order: Pick<Order, 'status' | 'statusHistory' | 'updatedAt'>,
  { now, delayedCancellation }: CancelCircumstances,
): CancelVerdict => {
  switch (cancelRule(order.status)) {
    case 'freely':
      return ALLOWED
    case 'after-grace': {
      const allowedFrom = plus(lastCameInto(order, 'PAYMENT_COMMITTED') ?? order.updatedAt, CANCEL_GRACE)
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

/** The reasons that people choose from (OP-24). */
export const CANCEL_REASONS = [
  'customer-cancelled',
  'item-unavailable',
  'wrong-details',
  'delay-too-long',
  'other',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Maximum length of the text of reason `other`, in Unicode code points (OP-24). */
export const MAX_CANCEL_TEXT_LENGTH = 200

/** The person's input; `text` counts for reason `other` only. */
export interface CancelReasonDraft {
  readonly reason: CancelReason | undefined
  readonly text: string
}

export type CancelReasonRefusal = 'reason-missing' | 'text-missing' | 'text-too-long'

const CANCEL_REASON_RULES: ReadonlyArray<Rule<CancelReasonDraft, CancelReasonRefusal>> = [
  { name: 'a reason is chosen', check: ({ reason }) => (reason === undefined ? 'reason-missing' : undefined) },
  {
    name: 'another reason is said in words',
    check: ({ reason, text }) => (reason === 'other' && isBlank(text) ? 'text-missing' : undefined),
  },
  {
    name: 'the words are not too many',
    check: ({ reason, text }) =>
      reason === 'other' && Array.from(trimText(text)).length > MAX_CANCEL_TEXT_LENGTH ? 'text-too-long' : undefined,
  },
]

/** Why a cancellation with this reason is not sent (CANC-04, OP-24). */
export const cancelReasonRefusal = (draft: CancelReasonDraft): CancelReasonRefusal | undefined =>
  firstRefusal(CANCEL_REASON_RULES, draft)

/** The reason as it is sent and stored (CANC-04): its code, or the trimmed text of `other`. */
export const reasonToSend = ({ reason, text }: CancelReasonDraft & { readonly reason: CancelReason }): string =>
  reason === 'other' ? trimText(text) : reason

/** Whether a stored reason has a translation; others are free text and shown as they are. */
export const isCancelReason = (value: string): value is CancelReason =>
  CANCEL_REASONS.some((reason) => reason === value)
