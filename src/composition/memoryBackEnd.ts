import { Effect } from 'effect'
import { ContainerModule } from 'inversify'
import { makeServiceClock } from '../adapters/clock/serviceClock.ts'
import { siteWorld } from '../adapters/http/siteWorld.ts'
import { makeMemoryAddressBook } from '../adapters/memory/MemoryAddressBook.ts'
import { makeMemoryAuthentication } from '../adapters/memory/MemoryAuthentication.ts'
import { makeMemoryCountryParameters } from '../adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryFeeCalculator } from '../adapters/memory/MemoryFeeCalculator.ts'
import { makeMemoryMovingOrders } from '../adapters/memory/MemoryMovingOrders.ts'
import { makeMemoryOrderOverview } from '../adapters/memory/MemoryOrderOverview.ts'
import { makeMemoryOrderRepository } from '../adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryPublicOrders } from '../adapters/memory/MemoryPublicOrders.ts'
import { ofOrder, riderOfOrder, type MemoryRide } from '../adapters/memory/memoryRide.ts'
import { makeMemoryRiderRepository } from '../adapters/memory/MemoryRiderRepository.ts'
import { makeMemoryStreets } from '../adapters/memory/MemoryStreets.ts'
import { makeMemoryUsualTimes } from '../adapters/memory/MemoryUsualTimes.ts'
import { makeMemoryVendorsOfPeople, vendorsOfSession } from '../adapters/memory/MemoryVendorsOfPeople.ts'
import { makeMemoryVouchers } from '../adapters/memory/MemoryVouchers.ts'
import { ordersAt, type MemoryWorld } from '../adapters/memory/memoryWorld.ts'
import { notOffered } from '../adapters/memory/refusals.ts'
import { makeBrowserOrderStorage } from '../adapters/storage/BrowserOrderStorage.ts'
import { textStorage } from '../adapters/storage/textStorage.ts'
import type { DeliveryPhotosPort } from '../application/ports/DeliveryPhotos.ts'
import type { PublicOrdersPort } from '../application/ports/PublicOrders.ts'
import type { RiderNotesPort } from '../application/ports/RiderNotes.ts'
import { distanceInMetres } from '../domain/coordinates.ts'
import { DAY, plus, SECOND, type Instant } from '../domain/instant.ts'
import type { OrderId, VendorId } from '../domain/ids.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { vendorIdOf, type Order } from '../domain/order/order.ts'
import { isOutsideCapital, deliveryFee, FEE_RULES } from '../domain/pricing/deliveryFee.ts'
import { publicOrderOf } from '../domain/publicTracking/publicOrderOf.ts'
import type { PublicOrder } from '../domain/publicTracking/publicOrder.ts'
import { hasLocation } from '../domain/vendor/vendor.ts'
import { PORTS } from './ports.ts'

/** What a page without a service has in its place (ADR 138). */
export interface MemoryBackEnd {
  /** Replaces the ports that call a service. */
  readonly swap: ContainerModule
  /** For the public pages, which read orders without the container (ADR 22). */
  readonly publicOrders: PublicOrdersPort
  readonly riderNotes: RiderNotesPort
  readonly deliveryPhotos: DeliveryPhotosPort
}

/** The lifetime of a session, in seconds. Its tokens are in memory, so that it cannot be renewed after a reload. */
const SESSION_S = (30 * DAY) / SECOND
/** Roads are longer than the straight line by this factor, as the service estimates it. */
const ROAD_FACTOR = 1.3
/** Minutes until a rider collects an order. */
const PICK_UP = 2
/** How many times longer the orders of the demo take than those that a person places and follows. */
const PACE_OF_DEMO = 4

/** The whole back end over one world. `now` is the time by the clock of the page. */
const makeMemoryBackEnd = (
  { country, id }: Deployment,
  world: MemoryWorld,
  local: ReturnType<typeof textStorage>,
  now: () => Instant,
): MemoryBackEnd => {
  const storage = makeBrowserOrderStorage(local, id, country.currency)
  const openedAt = storage.openedAt(now())
  const demoOrders = ordersAt(world, openedAt, country.timeZone)
  const ofDemo = new Set(demoOrders.map((order) => order.id))
  const vendors = new Map(world.vendors.map((vendor) => [vendor.id, vendor]))
  const outlets = new Map(
    world.vendors.map((vendor): readonly [VendorId, ReadonlyArray<VendorId>] => [
      vendor.id,
      vendor.outlets.map((outlet) => outlet.id),
    ]),
  )
  const rideOf = (order: Order): MemoryRide | undefined => {
    const vendor = vendors.get(order.vendorId)
    const rider = ofOrder(world.riders, order.id)
    return vendor === undefined || !hasLocation(vendor) || rider === undefined
      ? undefined
      : { rider, from: vendor.location.coordinates, pace: ofDemo.has(order.id) ? PACE_OF_DEMO : 1 }
  }
  const orders = makeMemoryMovingOrders({
    orders: makeMemoryOrderRepository(demoOrders, outlets),
    storage,
    rideOf,
    outletsOf: (parent) => outlets.get(parent) ?? [],
  })
  const riderOf = (orderId: OrderId) => {
    const order = orders.orderAt(orderId, now())
    const ride = order && rideOf(order)
    return order && ride && riderOfOrder(order, now(), ride)
  }
  const publicOrder = (orderId: OrderId): { vendorId: VendorId; order: PublicOrder } | undefined => {
    const order = orders.orderAt(orderId, now())
    const vendor = order && vendors.get(order.vendorId)
    if (order === undefined || vendor === undefined) return undefined
    const { details, ...facts } = publicOrderOf(order, now())
    if (details === undefined) return { vendorId: vendor.id, order: facts }
    const { addressText, coordinates } = vendor.location
    const at = riderOf(orderId)
    const rider = details.rider && {
      ...details.rider,
      ...(at?.position && { position: { ...at.position, locatedAt: at.locatedAt ?? now() } }),
      ...(at && { route: at.route }),
    }
    const collected = { name: vendor.name, address: addressText, ...(coordinates && { position: coordinates }) }
    return {
      vendorId: vendor.id,
      order: { ...facts, details: { ...details, vendor: collected, ...(rider && { rider }) } },
    }
  }
  const fees = makeMemoryFeeCalculator({
    reach: country.deliveryDistanceKm * 1_000,
    pickUp: PICK_UP,
    fee: (source, destination, paymentMethod) =>
      deliveryFee(FEE_RULES[country.code], {
        distanceMetres: Math.round(distanceInMetres(source, destination) * ROAD_FACTOR),
        outsideCapital: isOutsideCapital(country, source),
        ...(paymentMethod && { paymentMethod }),
      }).total,
  })
  const customers = Object.fromEntries(
    Object.entries(world.customers).map(([vendorId, saved]) => [
      vendorId,
      saved.map((one) => ({
        ...one,
        ...(one.lastUsedAt !== undefined && { lastUsedAt: plus(one.lastUsedAt, openedAt - world.at) }),
      })),
    ]),
  )
  const authentication = makeMemoryAuthentication(world.accounts, SESSION_S)
  const vendorsOf = makeMemoryVendorsOfPeople(
    world.vendors,
    world.accounts.map(({ user, vendorIds }) => [user.id, vendorIds]),
  )
  const addressBook = makeMemoryAddressBook(customers)
  const geolocator = makeMemoryStreets(world.streets)
  const overview = makeMemoryOrderOverview(orders.repository, country)
  const refused = () => Effect.fail(notOffered())
  const noProof = () => Effect.succeed(undefined)

  const swap = new ContainerModule(({ rebind }) => {
    rebind(PORTS.authentication.token).toConstantValue(authentication)
    rebind(PORTS.vendorRepository.token).toResolvedValue(
      (session) => vendorsOfSession(vendorsOf, session),
      [PORTS.currentSession.token],
    )
    rebind(PORTS.orderRepository.token).toConstantValue(orders.repository)
    rebind(PORTS.liveUpdates.token).toConstantValue(orders.live)
    rebind(PORTS.riderRepository.token).toConstantValue(makeMemoryRiderRepository({ get: riderOf }))
    rebind(PORTS.orderOverview.token).toConstantValue(overview)
    rebind(PORTS.addressBook.token).toConstantValue(addressBook)
    rebind(PORTS.geolocator.token).toConstantValue(geolocator)
    rebind(PORTS.feeCalculator.token).toConstantValue(fees)
    rebind(PORTS.vouchers.token).toConstantValue(makeMemoryVouchers(world.vouchers))
    rebind(PORTS.countryParameters.token).toConstantValue(makeMemoryCountryParameters(world.parameters))
    rebind(PORTS.receipts.token).toConstantValue({
      ofOrder: (orderId) =>
        Effect.map(orders.repository.byId(vendorIdOf(orderId), orderId), (order) => ({
          publicOrder: publicOrderOf(order, now()),
          order,
        })),
    })
    // What follows is not offered: its flags are off, or its calls are missing (`LACKING_IN_MEMORY`).
    rebind(PORTS.accounts.token).toConstantValue({
      register: refused,
      confirmEmail: refused,
      sendResetCode: refused,
      resetPassword: refused,
    })
    rebind(PORTS.usualTimes.token).toConstantValue(makeMemoryUsualTimes(new Map()))
    rebind(PORTS.proofs.token).toConstantValue({ ofOrder: noProof, ofOrderOnce: noProof })
    rebind(PORTS.guestAccess.token).toConstantValue({ begin: refused, stay: refused })
    rebind(PORTS.helpCentre.token).toConstantValue({ token: refused, open: refused })
    rebind(PORTS.cardPayments.token).toConstantValue({
      openWallet: refused,
      createIntent: refused,
      confirm: refused,
      read: refused,
    })
    rebind(PORTS.bulkJobs.token).toConstantValue({
      create: refused,
      all: refused,
      detail: refused,
      place: refused,
      template: refused,
    })
  })

  return {
    swap,
    publicOrders: makeMemoryPublicOrders({ get: publicOrder }),
    // Its orders say that they take no notes and have no photos.
    riderNotes: { write: () => Promise.resolve({ kind: 'unknown' }) },
    deliveryPhotos: { read: () => Promise.resolve({ kind: 'none' }) },
  }
}

const worlds = new WeakMap<Window, Promise<MemoryBackEnd>>()

const open = async (deployment: Deployment, window: Window & typeof globalThis): Promise<MemoryBackEnd> => {
  const local = textStorage(() => window.localStorage)
  const world = await siteWorld(window.fetch.bind(window), deployment.id)
  return makeMemoryBackEnd(deployment, world, local, makeServiceClock(local).now)
}

/**
 * Opens the world of a page, once for all of its parts. Rejects with `CodeNotFetched` if its data cannot be loaded, and
 * can then be called again.
 */
export const openMemory = (deployment: Deployment, window: Window & typeof globalThis): Promise<MemoryBackEnd> => {
  const opened = worlds.get(window) ?? open(deployment, window)
  worlds.set(window, opened)
  opened.catch(() => worlds.delete(window))
  return opened
}
