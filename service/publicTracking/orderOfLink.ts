import type { CommonCode } from '../../contract/errors.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { vendorIdOf } from '../../src/domain/order/order.ts'
import { canBeId } from '../../src/domain/publicTracking/trackingAddress.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { Problem } from '../base/problems.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

/** Limits unknown links per address. An id has 60 random bits, so this prevents load rather than guessing. */
const GUESSES = { most: 60, window: 10 * MINUTE }

interface Link {
  readonly orderId: string
  /** Absent: the prefix of the id (OP-60). */
  readonly vendorId: string | undefined
  /** Of the caller. */
  readonly network: string
}

/** The order of a tracking link. All invalid ids get the same answer. */
export const orderOfLink = async (
  deps: Pick<RouteDeps, 'attempt'> & WithStores<'orders'>,
  deployment: Deployment,
  { orderId, vendorId = vendorIdOf(orderId), network }: Link,
): Promise<OrderJson | Problem<CommonCode>> => {
  const attempt = await requireAttempt(deps, [`public-order:${network}`], GUESSES)
  const order = canBeId(orderId) ? await deps.stores.orders.byId(deployment.id, orderId) : undefined
  if (order?.vendor_id !== vendorId) return new Problem('NOT_FOUND')
  await attempt.takeBack()
  return order
}
