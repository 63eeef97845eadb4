import type { OrderJson } from '../contract/orders.ts'
import type { Core } from '../service/core.ts'
import { isoText } from '../service/base/wireTime.ts'
import type { Account } from '../service/store/accountStore.ts'
import type { VendorJson } from '../service/store/vendorStore.ts'
import { DAY, instantAt, MINUTE, plus, type Instant } from '../src/domain/instant.ts'
import { deploymentOf, type Deployment } from '../src/domain/market/deployments.ts'
import { startOfDay } from '../src/domain/market/countryDay.ts'

export const VENDOR_ID = 'bench'
export const SOURCE = { latitude: 50.0875, longitude: 14.4213 }
export const DESTINATION = { latitude: 50.0801, longitude: 14.4285 }

const deploymentNamed = (id: string): Deployment => {
  const deployment = deploymentOf(id)
  if (deployment === undefined) throw new Error(`no deployment ${id}`)
  return deployment
}
export const DEPLOYMENT = deploymentNamed('dobrego-cz')

export const ACCOUNT: Account = {
  id: 'account-bench',
  deployment: DEPLOYMENT.id,
  email: 'bench@bench.test',
  name: 'Bench',
  phoneNumber: '+420601000001',
  mayManageOutlets: false,
  vendorIds: [VENDOR_ID],
}

const VENDOR: VendorJson = {
  id: VENDOR_ID,
  vendor_id: VENDOR_ID,
  name: 'Bench',
  parent_vendor_id: null,
  client_vendor_id: null,
  is_active: true,
  is_registered: true,
  is_parent: false,
  currency: 'CZK',
  estimation_pick_up_time: 12,
  vendor_information: {
    name: 'Bench',
    owners: [],
    contact: { phone: '+420601000000' },
    location: {
      address_text: 'Staroměstské náměstí 1',
      building: '',
      unit: '',
      city: 'Praha',
      country_code: 'CZ',
      ...SOURCE,
      postal_code: '110 00',
      street: 'Staroměstské náměstí',
      street_number: '1',
      rider_instructions: '',
    },
  },
  flags: { payment_methods: { NONE: true, PAID: true, CASH_ON_DELIVERY: true, PAYMENT_ON_DELIVERY: true } },
  manage_outlets: false,
  offers_cold_bag: true,
  offers_age_validation: false,
  delivery_areas: [],
  outlets: [],
}

/** Statuses in order; each update advances an order by one, from the last to the first. */
const STEPS = [
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
] as const
const WITH_RIDER = 3
const STREETS = ['Vinohradská', 'Štěpánská', 'Jugoslávská', 'Karlova', 'Na Příkopě', 'Husitská', 'Seifertova']
const DISHES = ['Svíčková na smetaně', 'Kulajda', 'Řízek s bramborovým salátem', 'Trdelník', 'Smažený sýr']

/**
 * The order at this place after `step` steps; every twentieth stays new, so that the list of new orders is never empty.
 */
export const orderAt = (place: number, step: number, createdAt: Instant, updatedAt: Instant): OrderJson => {
  const reached = place % 20 === 0 ? 0 : (place + step) % STEPS.length
  const history = STEPS.slice(0, reached + 1)
  return {
    order_id: `${VENDOR_ID}-${String(place).padStart(12, '0')}`,
    vendor_id: VENDOR_ID,
    status: STEPS[reached] ?? 'RECEIVED',
    status_history: history.map((status, index) => ({ status, created_at: isoText(plus(createdAt, index * MINUTE)) })),
    created_at: isoText(createdAt),
    updated_at: isoText(updatedAt),
    customer: {
      name: `Jana Nováková ${place}`,
      phone_number: `+4206${String(place * 7_919)
        .padStart(8, '0')
        .slice(-8)}`,
      location: {
        address: `${place % 40}, , ${STREETS[place % STREETS.length]} ${place % 90}, Praha`,
        ...DESTINATION,
        notes: place % 3 === 0 ? 'Ring twice, second floor' : '',
      },
    },
    order: {
      payment_method: place % 4 === 0 ? 'CASH_ON_DELIVERY' : 'PAID',
      amount: 150 + (place % 60) * 10,
      description: `1× ${DISHES[place % DISHES.length]}\n2× ${DISHES[(place + 2) % DISHES.length]}`,
      cold_bag_needed: place % 7 === 0,
    },
    delivery_fee: 89,
    age_validation_required: false,
    login_pickup_estimation: 12,
    rider: reached >= WITH_RIDER ? { name: `Petr Dvořák ${place % 60}`, phone_number: '+420603000000' } : null,
  }
}

/** The creation time of the order at each place: all of today, the first one latest. */
export const momentsOfToday = (count: number, now: Instant): ((place: number) => Instant) => {
  const today = now - Math.max(startOfDay(now, DEPLOYMENT.country.timeZone), now - DAY / 4)
  return (place) => instantAt(Math.floor(now - (today * (place + 1)) / (count + 1)))
}

/** The ids of `count` vendors; the first has the orders that are seeded. */
export const vendorIds = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, place) => (place === 0 ? VENDOR_ID : `${VENDOR_ID}${place}`))

/** Seeds vendors that are always open, one account and orders of today. */
export const seedBench = async (
  { stores, clock }: Pick<Core, 'stores' | 'clock'>,
  orders: number,
  vendors: number,
): Promise<void> => {
  const ids = vendorIds(vendors)
  await stores.accounts.add({ ...ACCOUNT, vendorIds: ids }, 'nobody signs in with a password here')
  await stores.vendors.addMany(
    ids.map((id) => ({
      deployment: DEPLOYMENT.id,
      vendor: { ...VENDOR, id, vendor_id: id, service_hours: '0000:2359' },
    })),
  )
  const createdAtOf = momentsOfToday(orders, clock())
  await stores.orders.insertMany(
    DEPLOYMENT.id,
    Array.from({ length: orders }, (_, place) => {
      const createdAt = createdAtOf(place)
      return orderAt(place, 0, createdAt, createdAt)
    }),
  )
}

/** The first place of past orders, beyond those of today's. */
const PAST_PLACES = 1_000_000
const PAST_DAYS = 29

/** Seeds delivered orders of the same vendor, evenly over the 29 days before today. */
export const seedPast = async ({ stores, clock }: Pick<Core, 'stores' | 'clock'>, count: number): Promise<void> => {
  const midnight = startOfDay(clock(), DEPLOYMENT.country.timeZone)
  await stores.orders.insertMany(
    DEPLOYMENT.id,
    Array.from({ length: count }, (_, index) => {
      const place = PAST_PLACES + index
      const createdAt = instantAt(Math.floor(midnight - (PAST_DAYS * DAY * (index + 1)) / (count + 1)))
      return orderAt(place, STEPS.length - 1 - (place % STEPS.length), createdAt, plus(createdAt, 30 * MINUTE))
    }),
  )
}
