import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.ts'
import type { OrderJson } from '../../contract/orders.ts'
import { readPublicOrder, type PublicOrderJson } from '../../contract/publicOrder.ts'
import { MINUTE, type Instant } from '../../src/domain/instant.ts'
import { readableAddress } from '../../src/domain/address/address.ts'
import { vendorIdOf } from '../../src/domain/order/order.ts'
import { detailsEndAt, firstNameOf, isRiderShown } from '../../src/domain/publicTracking/publicOrder.ts'
import { canBeId } from '../../src/domain/publicTracking/trackingAddress.ts'
import type { Deps, RiderInfoJson } from '../deps.ts'
import { Problem } from '../problems.ts'
import { answer } from '../route.ts'
import { instantOf, momentOf } from '../store/orderRow.ts'
import type { VendorJson } from '../store/stores.ts'
import { orderAsRead } from './orderAsRead.ts'

/** Links that lead nowhere, for each address: an id has 60 bits, so this is against noise more than against luck. */
const GUESSES = { most: 60, window: 10 * MINUTE }

type DetailsJson = NonNullable<PublicOrderJson['details']>

const vendorOf = (vendor: VendorJson | undefined): DetailsJson['vendor'] => {
  if (vendor === undefined) return { name: '', address: '', position: null }
  const { address_text: address, latitude, longitude } = vendor.vendor_information.location
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return { name: vendor.name, address, position }
}

/** The newest there are; an order that carries none has the pick-up estimate it was placed with. */
const estimatesOf = ({ estimates, login_pickup_estimation: minutes, created_at }: OrderJson) => {
  if (estimates != null) {
    const { pick_up_at = null, drop_off_at = null, estimated_at } = estimates
    return { pick_up_at, drop_off_at, estimated_at }
  }
  if (minutes == null) return null
  return {
    pick_up_at: momentOf(instantOf(created_at) + minutes * MINUTE),
    drop_off_at: null,
    estimated_at: created_at,
  }
}

const riderOf = (order: OrderJson, known: RiderInfoJson | null): DetailsJson['rider'] => {
  const person = known ?? order.rider
  if (person == null) return null
  return {
    first_name: firstNameOf(person.name),
    phone_number: person.phone_number,
    position:
      known === null ? null : { latitude: known.latitude, longitude: known.longitude, located_at: known.located_at },
  }
}

/** Named one by one: what is added to an order one day stays private until somebody writes it here. */
const asSeen = (order: OrderJson, details: DetailsJson | null, now: Instant): PublicOrderJson => ({
  order_id: order.order_id,
  status: order.status,
  status_history: details === null ? order.status_history.slice(-1) : order.status_history,
  created_at: order.created_at,
  updated_at: order.updated_at,
  answered_at: momentOf(now),
  details,
})

/** Orders for whoever has their link (TRACK-28). Every id without one is answered alike, whatever is wrong with it. */
export const publicOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  const { orders, vendors } = deps.stores

  answer(app, deps, readPublicOrder, async ({ query, deployment, request }) => {
    const { orderId, vendorId = vendorIdOf(orderId) } = query
    const attempt = await deps.attempt([`public-order:${request.ip ?? ''}`], GUESSES)
    if (attempt.outcome === 'too-many') return new Problem(ERROR_CODES.tooMany, {}, attempt.retryAfterSeconds)
    const order = canBeId(orderId) ? await orders.byId(deployment.id, orderId) : undefined
    if (order?.vendor_id !== vendorId) return new Problem(ERROR_CODES.notFound)
    await attempt.takeBack()
    const now = deps.clock()
    const read = orderAsRead(order)
    const end = detailsEndAt(read)
    if (end !== undefined && now > end) return asSeen(order, null, now)
    const vendor = await vendors.byId(deployment.id, order.vendor_id)
    const { address, latitude, longitude } = order.customer.location
    const details = {
      vendor: vendorOf(vendor?.vendor),
      destination: { address: readableAddress(address), latitude, longitude },
      preordered_for: order.preordered_for ?? null,
      estimates: estimatesOf(order),
      rider: isRiderShown(read) ? riderOf(order, await deps.riderOf(deployment.id, orderId)) : null,
    }
    return asSeen(order, details, now)
  })
}
