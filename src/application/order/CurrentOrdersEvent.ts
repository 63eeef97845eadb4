import type { OrderUpdate } from '../../domain/order/liveUpdate.ts'
import type { LinkFacts } from '../../domain/order/liveness.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import type { CurrentOrders } from './currentOrders.ts'

/** Events for observers of the current orders. */
export type CurrentOrdersEvent =
  /** A request was sent: store the revision of the book for `replaceAll`. */
  | { readonly kind: 'asking' }
  | ({ readonly kind: 'loaded' } & CurrentOrders)
  | { readonly kind: 'updates'; readonly updates: ReadonlyArray<OrderUpdate> }
  /** The facts that `liveness` depends on. */
  | { readonly kind: 'link'; readonly facts: LinkFacts }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }
