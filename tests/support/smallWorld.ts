import type { FastifyInstance } from 'fastify'
import { deliveryFee } from '../../contract/delivery.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { OrderJson, OrderToPlace, updateOrder } from '../../contract/orders.ts'
import type { Core } from '../../service/core.ts'
import { isoText } from '../../service/base/wireTime.ts'
import type { Account } from '../../service/store/accountStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { minus, type Instant } from '../../src/domain/instant.ts'

export const PASSWORD = 'Small-World-1'
export const CZ = 'dobrego-cz'
export const SG = 'ferrywing-sg'
export const SG_HOST = 'ferrywing-sg.localhost'

/** Prague, with a customer about a kilometre away. */
export const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }
export const DESTINATION = { latitude: 50.0801, longitude: 14.4285 }

type VendorPlan = Pick<VendorJson, 'vendor_id' | 'name'> & Partial<VendorJson>

/** A vendor in Prague unless the plan says otherwise. */
export const vendorJson = (plan: VendorPlan): VendorJson => ({
  id: plan.vendor_id,
  parent_vendor_id: null,
  client_vendor_id: null,
  is_active: true,
  is_registered: true,
  is_parent: false,
  currency: 'CZK',
  estimation_pick_up_time: 12,
  vendor_information: {
    name: plan.name,
    owners: [],
    contact: { phone: '+420601000000' },
    location: {
      address_text: 'Staroměstské náměstí 1',
      building: '',
      unit: '',
      city: 'Praha',
      country_code: 'CZ',
      ...PRAGUE,
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
  ...plan,
})

export const ANNA: Account = {
  id: 'account-anna',
  deployment: CZ,
  email: 'anna@small.test',
  name: 'Anna',
  phoneNumber: '+420601000001',
  mayManageOutlets: false,
  vendorIds: ['bistro'],
}
export const BORIS: Account = {
  ...ANNA,
  id: 'account-boris',
  email: 'boris@small.test',
  name: 'Boris',
  vendorIds: ['pekarna'],
}
/** Acts for a parent and two of its three outlets. */
export const PAVLA: Account = {
  ...ANNA,
  id: 'account-pavla',
  email: 'pavla@small.test',
  name: 'Pavla',
  mayManageOutlets: true,
  vendorIds: ['retez', 'retez-1', 'retez-2'],
}
const CLOSED: Account = {
  ...ANNA,
  id: 'account-closed',
  email: 'closed@small.test',
  name: 'Zdena',
  vendorIds: ['zavreno'],
}
/** Has Anna's e-mail address and vendor id, in another deployment. */
const SINGA: Account = {
  ...ANNA,
  id: 'account-singa',
  deployment: SG,
  name: 'Singa',
  phoneNumber: '+6561234567',
}

export const orderJson = (
  vendorId: string,
  name: string,
  createdAt: Instant,
  more: Partial<OrderJson> = {},
): OrderJson => ({
  order_id: `${vendorId}-${name}`,
  vendor_id: vendorId,
  status: 'RECEIVED',
  status_history: [{ status: 'RECEIVED', created_at: isoText(createdAt) }],
  created_at: isoText(createdAt),
  updated_at: isoText(createdAt),
  customer: {
    name: 'Karel',
    phone_number: '+420602000000',
    location: { address: ', , Wenceslas Square 2', ...DESTINATION, notes: '' },
  },
  order: { payment_method: 'PAID', amount: 250, description: 'Soup', cold_bag_needed: false },
  delivery_fee: 89,
  age_validation_required: false,
  rider: null,
  ...more,
})

/**
 * Seeds two vendors with an account each, a parent with outlets, a closed vendor, and a namesake in another deployment.
 */
export const seedSmallWorld = async ({ stores, passwords, clock }: Pick<Core, 'stores' | 'passwords' | 'clock'>) => {
  const hash = await passwords.hash(PASSWORD)
  for (const account of [ANNA, BORIS, PAVLA, CLOSED, SINGA]) await stores.accounts.add(account, hash)
  const outlet = { parent_vendor_id: 'retez' }
  await stores.vendors.addMany([
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'bistro', name: 'Bistro' }) },
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'pekarna', name: 'Pekárna' }) },
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'retez', name: 'Řetěz', is_parent: true }) },
    {
      deployment: CZ,
      vendor: vendorJson({ vendor_id: 'retez-1', client_vendor_id: 'POS-1', name: 'Anděl', ...outlet }),
    },
    {
      deployment: CZ,
      vendor: vendorJson({ vendor_id: 'retez-2', client_vendor_id: 'POS-2', name: 'Budějovická', ...outlet }),
    },
    {
      deployment: CZ,
      vendor: vendorJson({ vendor_id: 'retez-3', client_vendor_id: 'POS-3', name: 'Cizí', ...outlet }),
    },
    { deployment: CZ, vendor: vendorJson({ vendor_id: 'zavreno', name: 'Zavřeno', service_hours: '0900:1100' }) },
    { deployment: SG, vendor: vendorJson({ vendor_id: 'bistro', name: 'Bistro Singapore', currency: 'SGD' }) },
  ])
  await stores.registrations.addVendorCode(CZ, 'SMALL-1', 'retez-3')
  const before = (minutes: number) => minus(clock(), minutes * 60_000)
  await stores.orders.insertMany(CZ, [
    orderJson('bistro', 'first', before(90)),
    orderJson('bistro', 'second', before(60), { status: 'PICKED_UP' }),
    orderJson('pekarna', 'theirs', before(50)),
    orderJson('retez', 'parents', before(40)),
    orderJson('retez-1', 'outlets', before(30)),
    orderJson('retez-3', 'foreign', before(20)),
  ])
  await stores.orders.insertMany(SG, [orderJson('bistro', 'first', before(10), { delivery_fee: 7 })])
}

type Payload = typeof OrderToPlace.Encoded

/** Moves the collection point of a vendor. */
export const movedPoint = (stores: Pick<Core['stores'], 'vendors'>, vendorId: string, position: Place) =>
  stores.vendors.change(CZ, vendorId, (vendor) => {
    const { vendor_information: information } = vendor
    const location = { ...information.location, ...position }
    return { ...vendor, vendor_information: { ...information, location } }
  })

type Place = { readonly latitude: number; readonly longitude: number }
interface Sender {
  readonly authorization: string
  readonly host: string
}

/** A fee that the service has just signed. */
export const signedFee = async (
  app: FastifyInstance,
  { authorization, host }: Sender,
  vendorId = 'bistro',
  destination: Place = DESTINATION,
  payment_method?: Payload['order']['payment_method'],
): Promise<{ readonly delivery_fee: number; readonly signature: string }> => {
  const told = await app.inject({
    method: 'POST',
    url: pathOf(deliveryFee),
    headers: { authorization, host },
    payload: {
      source: PRAGUE,
      destination,
      vendor_id: vendorId,
      delivery_type: 'food',
      ...(payment_method && { payment_method }),
    },
  })
  const { fee, signature } = told.json<{ fee: number; signature: string }>()
  return { delivery_fee: fee, signature }
}

type UpdatePayload = (typeof updateOrder)['payload']['Encoded']

/** A payload that changes an order of the small world. */
export const updatePayload = async (
  app: FastifyInstance,
  headers: Sender,
  location: UpdatePayload['location'] = { address: ', , Wenceslas Square 2', ...DESTINATION, notes: 'Ring once' },
): Promise<UpdatePayload> => ({
  vendor_id: 'bistro',
  payment_method: 'CASH_ON_DELIVERY',
  amount: 199.5,
  item_details: 'Three soups',
  location,
  ...(await signedFee(app, headers, 'bistro', location)),
})

/** The payload of a new order, with a fee that the service has just signed. */
export const orderPayload = async (
  app: FastifyInstance,
  headers: Sender,
  vendorId = 'bistro',
  more: Partial<Payload> = {},
): Promise<Payload> => {
  return {
    vendor_id: vendorId,
    customer: {
      name: 'Karel Novák',
      phone_number: '602 000 001',
      location: { address: '4, Lucerna, Štěpánská 61', ...DESTINATION, notes: 'Ring twice' },
    },
    order: { payment_method: 'PAID', amount: 250.5, description: 'Two soups', cold_bag_needed: false },
    ...(await signedFee(app, headers, vendorId)),
    ...more,
  }
}
