import type { FastifyInstance } from 'fastify'
import type { SignedInAs } from './serviceInProcess.ts'
import { DESTINATION, orderPayload } from './smallWorld.ts'

/** A request that is answered well when Anna of the small world sends it. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: Readonly<Record<string, unknown>>
  /** Where an id of a vendor stands: 'payload.vendor_id'. */
  readonly vendorAt?: string
  /** Where an id of an order stands. */
  readonly orderAt?: string
}

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }

/** By the name of the endpoint; a new endpoint is tested once it stands here. */
export const endpointSamples = async (
  app: FastifyInstance,
  anna: SignedInAs,
): Promise<Readonly<Record<string, Sample>>> => ({
  login: { payload: { email_address: 'anna@small.test', password: 'Small-World-1' } },
  logout: {},
  extendLogin: { payload: { refresh_token: anna.refreshToken } },
  listVendors: {},
  readVendor: { params: { vendorId: 'bistro' }, vendorAt: 'params.vendorId' },
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
  readOrder: {
    query: { vendorId: 'bistro', orderId: 'bistro-first' },
    vendorAt: 'query.vendorId',
    orderAt: 'query.orderId',
  },
  listOrders: {
    params: { vendorId: 'bistro' },
    query: { from: '1700000000', to: '1900000000', count: '20', include_outlets: 'true', scheduled: 'false' },
    vendorAt: 'params.vendorId',
  },
  cancelOrder: {
    payload: { vendor_id: 'bistro', order_id: 'bistro-first', reason: 'other' },
    vendorAt: 'payload.vendor_id',
    orderAt: 'payload.order_id',
  },
  readRider: { params: { orderId: 'bistro-first' }, orderAt: 'params.orderId' },
  readFlags: {},
})
