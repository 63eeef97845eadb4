import { DAY, HOUR, instantAt, MINUTE, type Instant } from '../instant.ts'

/** As soon as possible, or at a requested time (REQ-28). */
export type DeliveryTime = { readonly kind: 'ASAP' } | { readonly kind: 'LATER'; readonly at: Instant }

/** ASAP means a drop-off within this time, in ms (REQ-28). */
export const ASAP_WITHIN = 60 * MINUTE

/** How far ahead an order may be placed, in ms (CONST-11). */
export const PREORDER_AHEAD = 2 * DAY

/**
 * When the scheduled orders are due that are asked for (TRACK-18), in whole hours: a browser asks a back end on another
 * origin for each address whether it may be called, and remembers the answer (ADR 95).
 */
export const scheduledRange = (now: Instant): { readonly from: Instant; readonly to: Instant } => ({
  from: instantAt(Math.floor(now / HOUR) * HOUR),
  to: instantAt(Math.ceil((now + PREORDER_AHEAD) / HOUR) * HOUR),
})

/** The available choices; LATER needs flag Preorder (REQ-30). */
export const deliveryTimeKinds = (preorderFlag: boolean): ReadonlyArray<DeliveryTime['kind']> =>
  preorderFlag ? ['ASAP', 'LATER'] : ['ASAP']

export const deliveryTimeOf = (preorderedFor: Instant | undefined): DeliveryTime =>
  preorderedFor === undefined ? { kind: 'ASAP' } : { kind: 'LATER', at: preorderedFor }

export type DeliveryTimeRefusal = 'preorder-in-past' | 'preorder-too-far'

/** A requested time must be in the future and at most 48 hours ahead, inclusive (REQ-30). */
export const deliveryTimeRefusal = (time: DeliveryTime, now: Instant): DeliveryTimeRefusal | undefined => {
  if (time.kind === 'ASAP') return undefined
  if (time.at <= now) return 'preorder-in-past'
  return time.at > now + PREORDER_AHEAD ? 'preorder-too-far' : undefined
}
