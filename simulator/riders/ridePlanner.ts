import type { OrderJson } from '../../contract/orders.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import { routeLength } from '../../src/domain/route.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorStore } from '../../service/store/vendorStore.ts'
import { planPreparation, planTransport, type Disturbances, type RidePlan } from './ride.ts'
import type { Route } from './route.ts'
import type { StreetGraph } from './streetGraph.ts'

/** Plans the rides of a deployment along its streets. */
export class RidePlanner {
  readonly #vendors: VendorStore
  readonly #deployment: string
  readonly #streets: () => StreetGraph

  constructor(vendors: VendorStore, deployment: string, streets: () => StreetGraph) {
    this.#vendors = vendors
    this.#deployment = deployment
    this.#streets = streets
  }

  /** The pick-up place: for a guest's order the sender's location, and the customer's if the vendor has none. */
  async vendorPlace(order: OrderJson): Promise<Coordinates> {
    const stored = await this.#vendors.byId(this.#deployment, order.vendor_id)
    const { latitude, longitude } = order.sender?.location ?? stored?.vendor.vendor_information.location ?? NOWHERE
    return latitude === null || longitude === null ? customerPlace(order) : { latitude, longitude }
  }

  async preparation(order: OrderJson): Promise<RidePlan> {
    return planPreparation(order.order_id, routeLength(await this.#delivery(order)))
  }

  async transport(
    order: OrderJson,
    rider: RiderRow,
    from: Coordinates,
    attempt: number,
    disturbances?: Disturbances,
  ): Promise<RidePlan> {
    return planTransport({
      orderId: order.order_id,
      attempt,
      vehicle: rider.vehicle,
      approach: this.#streets().route(from, await this.vendorPlace(order)),
      delivery: await this.#delivery(order),
      ...(disturbances && { disturbances }),
    })
  }

  async #delivery(order: OrderJson): Promise<Route> {
    return this.#streets().route(await this.vendorPlace(order), customerPlace(order))
  }
}

const NOWHERE = { latitude: null, longitude: null }

const customerPlace = ({ customer }: OrderJson): Coordinates => ({
  latitude: customer.location.latitude,
  longitude: customer.location.longitude,
})
