import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import type { Order } from '../../domain/order/order.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'

/** What whoever watches the current orders is told. */
export type CurrentOrdersEvent =
  /** The orders are being asked for: remember the revision of the book, for `replaceAll`. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'loaded'; readonly orders: ReadonlyArray<Order> }
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<OrderUpdate> }
  /** What `liveness` judges by. */
  | { readonly kind: 'link'; readonly facts: LinkFacts }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
