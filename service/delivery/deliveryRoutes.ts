import type { FastifyInstance } from 'fastify'
import { deliveryFee, estimate, validateDeliveryArea } from '../../contract/delivery.ts'
import { isOnEarth, type Coordinates } from '../../src/domain/coordinates.ts'
import { MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import { shortestPickUp } from '../../src/domain/order/estimates.ts'
import { readStatus } from '../../src/domain/order/orderStatus.ts'
import { surchargedMethod } from '../../src/domain/pricing/deliveryFee.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { instantOf } from '../base/wireTime.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { deriveKey } from '../base/deriveKey.ts'
import { chargedFee, pickUpLocation } from './chargedFee.ts'
import { estimateMinutes } from './estimation.ts'
import { signFee } from './feeSignature.ts'
import { deliversFrom } from './makeDelivery.ts'
import { roadDistance } from './roadDistance.ts'

type Deps = RouteDeps & WithStores<'orders' | 'riders' | 'vendors'> & { readonly secret: Uint8Array }

const positionOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
})

const LOAD_IS_GOOD_FOR = 10 * SECOND

interface Fleet {
  readonly positions: ReadonlyArray<Coordinates>
  readonly load: number
  readonly readAt: Instant
}

/** Routes for deliverability, fee and estimate of a delivery (API-20 to API-22). */
export const deliveryRoutes = (app: FastifyInstance, deps: Deps): void => {
  const feeKey = deriveKey(deps.secret, 'fee')
  const fleets = new Map<string, Fleet>()

  const fleetOf = async (deployment: string): Promise<Fleet> => {
    const known = fleets.get(deployment)
    if (known !== undefined && deps.clock() - known.readAt < LOAD_IS_GOOD_FOR) return known
    const now = deps.clock()
    const [riders, openOrders] = await Promise.all([
      deps.stores.riders.ridersOf(deployment),
      deps.stores.orders.countWanted(deployment, now),
    ])
    const load = riders.length === 0 ? 0 : openOrders / riders.length
    const fleet = { positions: riders.filter(isOnEarth), load, readAt: now }
    fleets.set(deployment, fleet)
    return fleet
  }

  registerEndpoint(app, deps, validateDeliveryArea, async ({ payload, account }) => {
    const { vendor } = await requireVendor(deps, account, payload.vendor_id)
    const delivers = deliversFrom(vendor, positionOf(payload.vendor_location), positionOf(payload.location))
    return { result: delivers ? 'DELIVERABLE' : 'UNDELIVERABLE' }
  })

  registerEndpoint(app, deps, deliveryFee, async ({ payload, account, deployment }) => {
    const { destination, vendor_id: vendorId } = payload
    const { vendor } = await requireVendor(deps, account, vendorId)
    const source = pickUpLocation(vendor) ?? payload.source
    const paymentMethod = surchargedMethod(deployment.country, payload.payment_method ?? '')
    const charged = chargedFee(deps.settings, deployment.country, vendor, { source, destination, paymentMethod })
    if (charged === undefined) return new Problem('Undeliverable')
    const fee = toNumber(charged.fee)
    const quoted = { deployment: deployment.id, vendorId, source, destination, surchargedMethod: paymentMethod, fee }
    const { signature, expiresAt } = signFee(feeKey, quoted, deps.clock(), deps.settings.feeTtlSeconds)
    return { fee, signature, expires_at: expiresAt, distance: charged.distance }
  })

  registerEndpoint(app, deps, estimate, async ({ payload, account, deployment }) => {
    const { source, destination, order_id: orderId } = payload
    await requireVendor(deps, account, payload.vendor_id)
    const { minimumEta } = deployment.country
    if (orderId !== undefined) {
      const order = await deps.stores.orders.byId(deployment.id, orderId)
      if (order?.vendor_id !== payload.vendor_id) return new Problem('NOT_FOUND')
      const { pick_up_at: pickUpAt, drop_off_at: dropOffAt } = order.estimates ?? {}
      if (dropOffAt !== undefined) {
        const minutesTo = (moment: string | number) => Math.ceil((instantOf(moment) - deps.clock()) / MINUTE)
        const pickUp = pickUpAt === undefined ? 0 : minutesTo(pickUpAt)
        const shortest = shortestPickUp(readStatus(order.status), minimumEta)
        return { result: { pick_up: Math.max(shortest, pickUp), drop_off: Math.max(0, minutesTo(dropOffAt)) } }
      }
    }
    const { positions, load } = await fleetOf(deployment.id)
    const distances = positions.map((position) => roadDistance(position, source))
    const { pickUp, dropOff } = estimateMinutes({
      distanceMetres: roadDistance(source, destination),
      ...(distances.length > 0 && { riderMetres: Math.min(...distances) }),
      load,
      minimumEta,
    })
    return { result: { pick_up: pickUp, drop_off: dropOff } }
  })
}
