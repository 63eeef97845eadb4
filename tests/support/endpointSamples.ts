import type { FastifyInstance } from 'fastify'
import { saveCustomer } from '../../contract/addressBook.ts'
import { createBulkJob } from '../../contract/bulk.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { contentOf } from './bulkSheets.ts'
import { helpVisit } from './helpVisit.ts'
import { outletPayload } from './outletPayload.ts'
import { newKey, type SignedInAs } from './serviceInProcess.ts'
import { DESTINATION, orderPayload, signedFee, updatePayload } from './smallWorld.ts'

/** A request that succeeds when Anna of the small world sends it. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: Readonly<Record<string, unknown>>
  /** The path of a vendor id, such as 'payload.vendor_id'. */
  readonly vendorAt?: string
  /** The path of an order id. */
  readonly orderAt?: string
}

const CUSTOMER = {
  name: 'Ema Dvořáková',
  phone_number: '602 000 077',
  ...DESTINATION,
  address: '4, Lucerna, Štěpánská 61',
  notes: 'Ring twice',
}

const savedCustomer = async (app: FastifyInstance, headers: SignedInAs): Promise<string> => {
  const { authorization, host } = headers
  const url = pathOf(saveCustomer, { vendorId: 'bistro' })
  const saved = await app.inject({ method: 'POST', url, headers: { authorization, host }, payload: CUSTOMER })
  return saved.json<{ id: string }>().id
}

/** Requires the flag BulkOrderUpload. */
const bulkJob = async (app: FastifyInstance, { authorization, host }: SignedInAs): Promise<string> => {
  const made = await app.inject({
    method: 'POST',
    url: pathOf(createBulkJob),
    headers: { authorization, host, 'idempotency-key': newKey() },
    payload: { vendor_id: 'bistro', content: await contentOf({}) },
  })
  return made.json<{ body: { bulk_job: { bulk_job_id: string } } }>().body.bulk_job.bulk_job_id
}

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }

const OUTLET = outletPayload({ parent_vendor_id: 'bistro' })

/** Samples by endpoint name; each endpoint needs one. */
export const endpointSamples = async (
  app: FastifyInstance,
  anna: SignedInAs,
): Promise<Readonly<Record<string, Sample>>> => ({
  login: { payload: { email_address: 'anna@small.test', password: 'Small-World-1' } },
  beginGuest: {},
  logout: {},
  extendLogin: { payload: { refresh_token: anna.refreshToken } },
  register: {
    payload: {
      email_address: 'newcomer@small.test',
      password: 'Demo-1234!',
      phone_number: '602 000 088',
      vendor_code: 'SMALL-1',
      country: 'CZ',
      language: 'cs',
    },
  },
  // Anna is not a guest, but validation of the payload comes before that check.
  makeGuestAccount: {
    payload: {
      email_address: 'eva@small.test',
      password: 'Demo-1234!',
      phone_number: '603 111 222',
      name: 'Eva Hostová',
      language: 'cs',
    },
  },
  confirmEmail: { payload: { token: 'nobodys' } },
  forgotPassword: { payload: { email_address: 'nobody@small.test' } },
  resetPassword: { payload: { email_address: 'nobody@small.test', code: '123456', password: 'Demo-1234!' } },
  listVendors: {},
  readVendor: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
  saveVendorAddress: {
    params: { vendorId: 'bistro' },
    payload: {
      address_text: 'Staroměstské náměstí 1',
      unit: '',
      notes: 'Ring at the bar',
      building: '',
      city: 'Praha',
      country_code: 'CZ',
      ...PRAGUE,
      postal_code: '110 00',
      street_address: 'Staroměstské náměstí 1',
    },
    vendorAt: 'params.vendorId',
  },
  // Anna may not manage outlets, but validation of the payload comes before that check.
  addOutlet: { payload: { ...OUTLET }, vendorAt: 'payload.parent_vendor_id' },
  changeOutlet: { params: { outletId: 'bistro' }, payload: { ...OUTLET }, vendorAt: 'params.outletId' },
  searchCustomers: { params: { vendorId: 'bistro' }, query: { query: 'Ema' }, vendorAt: 'params.vendorId' },
  saveCustomer: { params: { vendorId: 'bistro' }, payload: CUSTOMER, vendorAt: 'params.vendorId' },
  changeCustomer: {
    params: { vendorId: 'bistro', id: await savedCustomer(app, anna) },
    payload: { ...CUSTOMER, name: 'Ema Malá' },
    vendorAt: 'params.vendorId',
  },
  removeCustomer: { params: { vendorId: 'bistro', id: 'nobody' }, vendorAt: 'params.vendorId' },
  createBulkJob: { payload: { vendor_id: 'bistro', content: await contentOf({}) }, vendorAt: 'payload.vendor_id' },
  bulkTemplate: {},
  listBulkJobs: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
  readBulkJob: { params: { vendorId: 'bistro', jobId: await bulkJob(app, anna) }, vendorAt: 'params.vendorId' },
  placeBulkOrders: { params: { jobId: await bulkJob(app, anna) } },
  readCountryParameter: { params: { name: 'serviceHours' } },
  autocompletePlace: { query: { query: 'Praha', country: 'CZ', lat: '50.08', lng: '14.42', language: 'cs' } },
  reversePlace: { query: { lat: '50.0875', lng: '14.4213', language: 'cs' } },
  placeDetails: { query: { query_id: 'place-unknown', language: 'cs' } },
  validateDeliveryArea: {
    payload: {
      location: { lat: DESTINATION.latitude, lng: DESTINATION.longitude },
      vendor_location: { lat: PRAGUE.latitude, lng: PRAGUE.longitude },
      vendor_id: 'bistro',
    },
    vendorAt: 'payload.vendor_id',
  },
  deliveryFee: {
    payload: { source: PRAGUE, destination: DESTINATION, vendor_id: 'bistro', delivery_type: 'food' },
    vendorAt: 'payload.vendor_id',
  },
  estimate: {
    payload: { vendor_id: 'bistro', source: PRAGUE, destination: DESTINATION },
    vendorAt: 'payload.vendor_id',
  },
  placeOrder: { payload: { ...(await orderPayload(app, anna)) }, vendorAt: 'payload.vendor_id' },
  updateOrder: {
    params: { orderId: 'bistro-first' },
    payload: { ...(await updatePayload(app, anna)) },
    vendorAt: 'payload.vendor_id',
    orderAt: 'params.orderId',
  },
  readOrder: {
    query: { vendorId: 'bistro', orderId: 'bistro-first' },
    vendorAt: 'query.vendorId',
    orderAt: 'query.orderId',
  },
  listOrders: {
    params: { vendorId: 'bistro' },
    query: {
      from: '1700000000',
      to: '1900000000',
      count: '20',
      include_outlets: 'true',
      scheduled: 'false',
      status: 'NEW',
    },
    vendorAt: 'params.vendorId',
  },
  readUsualTimes: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
  overviewOrders: {
    params: { vendorId: 'bistro' },
    query: { from: '1773270000', to: '1773356399', include_outlets: 'true' },
    vendorAt: 'params.vendorId',
  },
  totalOrders: {
    params: { vendorId: 'bistro' },
    query: { from: '1773270000', to: '1773356399', include_outlets: 'true', status: 'DELIVERED' },
    vendorAt: 'params.vendorId',
  },
  cancelOrder: {
    payload: { vendor_id: 'bistro', order_id: 'bistro-first', reason: 'other' },
    vendorAt: 'payload.vendor_id',
    orderAt: 'payload.order_id',
  },
  validateVoucher: {
    payload: {
      code: 'LUNCH20',
      order: { order_time: 1_800_000_000, ...(await signedFee(app, anna)) },
      vendor_id: 'bistro',
    },
    vendorAt: 'payload.vendor_id',
  },
  startPayment: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
  createPurchaseIntent: {
    payload: {
      wallet_id: 'w-1',
      bearer_token: 'token',
      vendor_id: 'bistro',
      order: { ...(await orderPayload(app, anna)) },
    },
    vendorAt: 'payload.vendor_id',
  },
  confirmPurchaseIntent: {
    payload: {
      order: { ...(await orderPayload(app, anna)) },
      bearer_token: 'token',
      purchase_intent_id: 'pay-1',
      payment_method: 'generic_creditcard',
      card: { encrypted: 'jwe', save_card: false },
      return_to: '/request-a-rider',
    },
  },
  readPayment: { params: { intentId: 'pay-1' } },
  readVoucher: { params: { code: 'LUNCH20' } },
  readPublicOrder: {
    query: { orderId: 'bistro-first', vendorId: 'bistro' },
    vendorAt: 'query.vendorId',
    orderAt: 'query.orderId',
  },
  writeNote: {
    payload: { order_id: 'bistro-first', vendor_id: 'bistro', text: 'The bell is broken.' },
    vendorAt: 'payload.vendor_id',
    orderAt: 'payload.order_id',
  },
  readDeliveryPhoto: {
    query: { orderId: 'bistro-first', vendorId: 'bistro' },
    vendorAt: 'query.vendorId',
    orderAt: 'query.orderId',
  },
  readRider: { params: { orderId: 'bistro-first' }, orderAt: 'params.orderId' },
  readReceipt: { params: { orderId: 'bistro-first' } },
  readProof: { params: { orderId: 'bistro-second', kind: 'collection' }, orderAt: 'params.orderId' },
  readFlags: {},
  readHelpToken: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
  openHelpCentre: { payload: { ...(await helpVisit(app, anna)) } },
})
