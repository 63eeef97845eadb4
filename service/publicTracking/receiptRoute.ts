import type { FastifyInstance } from 'fastify'
import { readReceipt } from '../../contract/receipt.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { RiderLookup } from '../orders/riderLookup.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { mayActFor } from '../vendor/requireVendor.ts'
import { publicOrderJson } from './publicOrderJson.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'> & RiderLookup

/** Limits unknown ids per address. */
const GUESSES = { most: 20, window: 10 * MINUTE }

/**
 * Route for receipts (ROUTE-16): only accounts of the order's vendor see items and amounts, everyone else with the link
 * the rest.
 */
export const receiptRoute = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readReceipt, async ({ params: { orderId }, account, deployment, request }) => {
    const order = await deps.stores.orders.byId(deployment.id, orderId)
    const isOurs = order !== undefined && mayActFor(account, order.vendor_id)
    if (!isOurs) {
      const guess = await requireAttempt(deps, [`receipt-address:${callerNetwork(request)}`], GUESSES)
      if (order === undefined) return new Problem('NOT_FOUND')
      await guess.takeBack()
    }
    const seen = await publicOrderJson(deps, deployment, order, { afterExpiry: isOurs })
    return { result: { seen, order: isOurs ? order : null } }
  })
}
