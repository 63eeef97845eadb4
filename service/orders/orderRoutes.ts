import type { FastifyInstance } from 'fastify'
import { cancelOrder, listOrders, readOrder } from '../../contract/orders.ts'
import { cancelReasonRefusal, cancelVerdict, reasonToSend } from '../../src/domain/order/cancellation.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { invalidFields, Problem } from '../base/problems.ts'
import { registerEndpoint, RawJson } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { endOfSecond, instantOf, isoText } from '../base/wireTime.ts'
import { ForgedPaginationKey } from '../store/paginationKey.ts'
import type { OrderPage } from '../store/orderStore.ts'
import { requestedVendorIds } from '../vendor/requestedVendorIds.ts'
import { withStep } from './orderStep.ts'
import { readOrderState } from './readOrderState.ts'

type Deps = RouteDeps & WithStores<'orders' | 'settings' | 'vendors'>

const COUNT = 200

/** Reuses the bytes of a cached page. */
const answers = new WeakMap<OrderPage, RawJson>()

const pageJson = (page: OrderPage): RawJson => {
  const answered = answers.get(page)
  if (answered !== undefined) return answered
  const { json, nextKey } = page
  const key = nextKey === undefined ? '' : `,"pagination_key":${JSON.stringify(nextKey)}`
  const made = new RawJson(`{"data":{"result":{"data":[${json}]${key}}}}`)
  answers.set(page, made)
  return made
}

/** Routes for reading, listing and cancelling orders (API-16 to API-18). */
export const orderRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { orders, settings } = deps.stores

  registerEndpoint(app, deps, readOrder, async ({ query, account, deployment }) => {
    await requireVendor(deps, account, query.vendorId)
    const order = await orders.byId(deployment.id, query.orderId)
    return order?.vendor_id === query.vendorId ? order : new Problem('NOT_FOUND')
  })

  registerEndpoint(app, deps, listOrders, async ({ params, query, account, deployment }) => {
    const { vendorId } = params
    const vendorIds = await requestedVendorIds(deps, {
      deployment,
      account,
      vendorId,
      withOutlets: query.include_outlets,
    })
    try {
      const page = await orders.list({
        deployment: deployment.id,
        vendorIds,
        ...(query.from !== undefined && { from: instantOf(query.from) }),
        ...(query.to !== undefined && { to: endOfSecond(query.to) }),
        count: query.count ?? COUNT,
        ...(query.pagination_key && { paginationKey: query.pagination_key }),
        ...(query.customer_phone_number && { customerPhoneNumber: query.customer_phone_number }),
        ...(query.status && { status: query.status }),
        ...(query.ending && { ending: query.ending }),
        scheduled: query.scheduled === 'true',
      })
      return pageJson(page)
    } catch (error) {
      if (error instanceof ForgedPaginationKey)
        return new Problem('UNREADABLE_REQUEST', { field: 'pagination_key', message: error.message })
      throw error
    }
  })

  registerEndpoint(app, deps, cancelOrder, async ({ payload, account, deployment }) => {
    await requireVendor(deps, account, payload.vendor_id)
    const given = { reason: 'other', text: payload.reason } as const
    const refusal = invalidFields([['reason', 'error.invalid-request', cancelReasonRefusal(given) !== undefined]])
    if (refusal !== undefined) return refusal
    const { DelayedCancellation: delayedCancellation = false } = await settings.flags(deployment.id)
    const now = deps.clock()
    const order = await orders.change(deployment.id, payload.order_id, (before) => {
      if (before.vendor_id !== payload.vendor_id) throw new Problem('NOT_FOUND')
      if (before.status === 'CANCELLED') return undefined
      const verdict = cancelVerdict(readOrderState(before), { now, delayedCancellation })
      if (verdict.allowed)
        return { ...withStep(before, { status: 'CANCELLED', at: now }), cancel_reason: reasonToSend(given) }
      const { because, allowedFrom } = verdict
      throw new Problem('NotCancellable', {
        message: because,
        values: { reason: because, ...(allowedFrom !== undefined && { allowed_from: isoText(allowedFrom) }) },
      })
    })
    return order === undefined ? new Problem('NOT_FOUND') : { result: order }
  })
}
