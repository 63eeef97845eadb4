import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { readPublicOrder } from '../../contract/publicOrder.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import { vendorIdOf } from '../../src/domain/order/order.ts'
import { canBeId } from '../../src/domain/publicTracking/trackingAddress.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { RiderLookup } from '../orders/riderLookup.ts'
import { Problem } from '../base/problems.ts'
import { answer } from '../http/route.ts'
import { publicOrderJson } from './publicOrderJson.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'> & RiderLookup

/** Limits unknown links per address. An id has 60 random bits, so this prevents load rather than guessing. */
const GUESSES = { most: 60, window: 10 * MINUTE }

/** Route for orders by link (TRACK-28). All invalid ids get the same answer. */
export const publicOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  const { orders } = deps.stores

  answer(app, deps, readPublicOrder, async ({ query, deployment, request }) => {
    const { orderId, vendorId = vendorIdOf(orderId) } = query
    const attempt = await deps.attempt([`public-order:${request.ip ?? ''}`], GUESSES)
    if (attempt.outcome === 'too-many') return new Problem(ERROR_CODES.tooMany, {}, attempt.retryAfterSeconds)
    const order = canBeId(orderId) ? await orders.byId(deployment.id, orderId) : undefined
    if (order?.vendor_id !== vendorId) return new Problem(ERROR_CODES.notFound)
    await attempt.takeBack()
    return publicOrderJson(deps, deployment.id, order, { kept: false })
  })
}
