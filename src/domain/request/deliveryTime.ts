import { DAY, MINUTE, type Instant } from '../instant.ts'

/** As soon as possible, or at a moment of its own (REQ-28). */
export type DeliveryTime = { readonly kind: 'ASAP' } | { readonly kind: 'LATER'; readonly at: Instant }

/** ASAP is a drop-off within this time (REQ-28). */
export const ASAP_WITHIN = 60 * MINUTE

/** How far ahead an order may be placed (CONST-11). */
export const PREORDER_AHEAD = 2 * DAY

/** The choices there are; Later needs flag Preorder (REQ-30). */
export const deliveryTimeKinds = (preorderFlag: boolean): ReadonlyArray<DeliveryTime['kind']> =>
  preorderFlag ? ['ASAP', 'LATER'] : ['ASAP']

export const deliveryTimeOf = (preorderedFor: Instant | undefined): DeliveryTime =>
  preorderedFor === undefined ? { kind: 'ASAP' } : { kind: 'LATER', at: preorderedFor }

export type DeliveryTimeRefusal = 'preorder-in-past' | 'preorder-too-far'

/** Later is after now and at most 48 hours ahead, the last moment included (REQ-30). */
export const deliveryTimeRefusal = (time: DeliveryTime, now: Instant): DeliveryTimeRefusal | undefined => {
  if (time.kind === 'ASAP') return undefined
  if (time.at <= now) return 'preorder-in-past'
  return time.at > now + PREORDER_AHEAD ? 'preorder-too-far' : undefined
}
