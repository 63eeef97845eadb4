import { randomUUID } from 'node:crypto'
import { login } from '../../contract/auth.ts'
import { deliveryFee } from '../../contract/delivery.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { OrderToPlace } from '../../contract/orders.ts'
import { listVendors } from '../../contract/vendors.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'

/** Calls a service in another process: GET, or POST with a body and a new Idempotency-Key. */
export interface Calls {
  readonly answer: (url: string, body?: object) => Promise<Response>
  /** Throws if the answer is an error. */
  readonly call: <T>(url: string, body?: object) => Promise<T>
}

const callsOf = (base: string, headers: Readonly<Record<string, string>> = {}): Calls => {
  const answer = (url: string, body?: object) =>
    fetch(base + url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    answer,
    call: async <T>(url: string, body?: object) => {
      const response = await answer(url, body)
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as T
    },
  }
}

/** Signs in as the demo's vendor. */
export const signInVendor = async (base: string): Promise<Calls> => {
  const credentials = { email_address: 'vendor@demo.test', password: 'Demo-1234!' }
  const { result } = await callsOf(base).call<{ result: { AuthenticationResult: { AccessToken: string } } }>(
    pathOf(login),
    credentials,
  )
  return callsOf(base, { authorization: `Bearer ${result.AuthenticationResult.AccessToken}` })
}

/** The first vendor of the account, and where it is. */
export const firstVendor = async ({ call }: Calls) => {
  const { result } = await call<{ result: { vendors: ReadonlyArray<VendorJson> } }>(pathOf(listVendors))
  const [vendor] = result.vendors as [VendorJson]
  const { latitude, longitude } = vendor.vendor_information.location as { latitude: number; longitude: number }
  return { vendorId: vendor.vendor_id, position: { latitude, longitude } }
}

/** An order that the vendor can place, with the fee of now. */
export const orderToPlace = async (calls: Calls): Promise<typeof OrderToPlace.Encoded> => {
  const { vendorId: vendor_id, position: source } = await firstVendor(calls)
  const destination = { ...source, latitude: source.latitude + 0.004 }
  const question = { source, destination, vendor_id, delivery_type: 'food' }
  const { fee, signature } = await calls.call<{ fee: number; signature: string }>(pathOf(deliveryFee), question)
  return {
    vendor_id,
    customer: {
      name: 'Karel',
      phone_number: '+420602000001',
      location: { address: ', , Street 1', ...destination, notes: '' },
    },
    order: { payment_method: 'PAID', amount: 100, description: '', cold_bag_needed: false },
    delivery_fee: fee,
    signature,
  }
}
