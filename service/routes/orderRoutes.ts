import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import { cancelOrder, listOrders, readOrder, type OrderJson } from '../../contract/orders.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import { cancelVerdict } from '../../src/domain/order/cancellation.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../problems.ts'
import { answer, RawJson, requireVendor } from '../route.ts'
import { momentOf } from '../store/orderRow.ts'
import { ForgedPaginationKey } from '../store/paginationKey.ts'
import type { OrderPage } from '../store/stores.ts'
import { askedVendors } from './askedVendors.ts'
import { orderAsRead } from './orderAsRead.ts'

const COUNT = 200

const cancelled = (order: OrderJson, reason: string, now: Instant): OrderJson => ({
  ...order,
  status: 'CANCELLED',
  status_history: [...order.status_history, { status: 'CANCELLED', created_at: momentOf(now) }],
  cancel_reason: reason,
})

/** A page that is answered again is the same bytes. */
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

/** Reading, listing and cancelling orders (API-16 to API-18). */
export const orderRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { orders, settings } = deps.stores

  answer(app, deps, readOrder, async ({ query, account, deployment }) => {
    await requireVendor(deps, account, query.vendorId)
    const order = await orders.byId(deployment.id, query.orderId)
    return order?.vendor_id === query.vendorId ? order : new Problem(ERROR_CODES.notFound)
  })

  answer(app, deps, listOrders, async ({ params, query, account, deployment }) => {
    const { vendorId } = params
    const vendorIds = await askedVendors(deps, { deployment, account, vendorId, withOutlets: query.include_outlets })
    try {
      const page = await orders.list({
        deployment: deployment.id,
        vendorIds,
        ...(query.from !== undefined && { from: Math.floor(query.from * SECOND) }),
        ...(query.to !== undefined && { to: Math.floor(query.to) * SECOND + SECOND - 1 }),
        count: query.count ?? COUNT,
        ...(query.pagination_key && { paginationKey: query.pagination_key }),
        ...(query.customer_phone_number && { customerPhoneNumber: query.customer_phone_number }),
        ...(query.status && { status: query.status }),
        scheduled: query.scheduled === 'true',
      })
      return pageJson(page)
    } catch (error) {
      if (error instanceof ForgedPaginationKey)
        return new Problem(ERROR_CODES.unreadable, { field: 'pagination_key', message: error.message })
      throw error
    }
  })

  answer(app, deps, cancelOrder, async ({ payload, account, deployment }) => {
    await requireVendor(deps, account, payload.vendor_id)
    const { DelayedCancellation: delayedCancellation = false } = await settings.flags(deployment.id)
    const now = deps.clock()
    const order = await orders.change(deployment.id, payload.order_id, (before) => {
      if (before.vendor_id !== payload.vendor_id) throw new Problem(ERROR_CODES.notFound)
      if (before.status === 'CANCELLED') return undefined
      const verdict = cancelVerdict(orderAsRead(before), { now, delayedCancellation })
      if (verdict.allowed) return cancelled(before, payload.reason, now)
      const { because, allowedFrom } = verdict
      throw new Problem(ERROR_CODES.notCancellable, {
        message: because,
        values: { reason: because, ...(allowedFrom !== undefined && { allowed_from: momentOf(allowedFrom) }) },
      })
    })
    return order === undefined ? new Problem(ERROR_CODES.notFound) : { result: order }
  })
}
