import { randomUUID } from 'node:crypto'
import type { OrderJson } from '../../../contract/orders.ts'
import { HOUR, SECOND, type Instant } from '../../../src/domain/instant.ts'
import { DEMO_PASSWORD } from './SignIn.ts'

interface VendorAnswer {
  readonly vendor_id: string
  readonly vendor_information: { readonly location: { readonly latitude: number; readonly longitude: number } }
}

interface Quote {
  readonly fee: number
  readonly signature: string
}

/** The goods and the recipient of an order. */
export interface ProgramOrder {
  readonly name: string
  readonly phone: string
  readonly description: string
  readonly address?: string
  readonly notes?: string
  /** In cash at the door; absent if the goods are paid. */
  readonly toCollect?: number
  readonly isCold?: boolean
  /** For a scheduled order: when it is to be delivered. */
  readonly scheduledFor?: Instant
}

/** Dlouhá 12, Praha: within the delivery area of the demo vendor. */
const DESTINATION = { latitude: 50.08853, longitude: 14.42273 }

/** A vendor’s own API client: makes the same calls as the portal, without a browser. */
export class ProgramOfVendor {
  readonly vendorId: string
  private readonly address: string
  private readonly authorization: string
  private readonly source: { readonly latitude: number; readonly longitude: number }

  private constructor(address: string, authorization: string, vendor: VendorAnswer) {
    const { latitude, longitude } = vendor.vendor_information.location
    this.address = address
    this.authorization = authorization
    this.vendorId = vendor.vendor_id
    this.source = { latitude, longitude }
  }

  /** Acts for the first vendor of the account, or for the first one that `isMeant` accepts. */
  static async signedIn(
    address: string,
    email: string,
    isMeant: (vendorId: string) => boolean = () => true,
  ): Promise<ProgramOfVendor> {
    const login = await asked<{
      readonly result: { readonly AuthenticationResult: { readonly AccessToken: string; readonly IdToken: string } }
    }>(`${address}/auth/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: email, password: DEMO_PASSWORD }),
    })
    const { AccessToken, IdToken } = login.result.AuthenticationResult
    const authorization = `Bearer ${AccessToken}|${IdToken}`
    const { result } = await asked<{ readonly result: { readonly vendors: ReadonlyArray<VendorAnswer> } }>(
      `${address}/orders/api/v1/vendors`,
      { headers: { authorization } },
    )
    const vendor = result.vendors.find(({ vendor_id }) => isMeant(vendor_id))
    if (!vendor) throw new Error(`${email} has no vendor`)
    return new ProgramOfVendor(address, authorization, vendor)
  }

  readonly quote = (): Promise<Quote> =>
    this.send('POST', '/orders/api/v1/delivery/fee', {
      source: this.source,
      destination: DESTINATION,
      vendor_id: this.vendorId,
      delivery_type: 'food',
    })

  /** Returns the number of the order. `key` is the idempotency key: repeating it results in the same order. */
  async place(wanted: ProgramOrder, { fee, signature }: Quote, key: string): Promise<string> {
    const {
      name,
      phone,
      description,
      address = 'Dlouhá 12, Praha',
      notes = '',
      toCollect,
      isCold = false,
      scheduledFor,
    } = wanted
    const { result } = await this.send<{ readonly result: { readonly order_id: string } }>(
      'POST',
      '/orders/api/v1/order',
      {
        vendor_id: this.vendorId,
        customer: { name, phone_number: phone, location: { address, ...DESTINATION, notes } },
        order: {
          payment_method: toCollect === undefined ? 'PAID' : 'CASH_ON_DELIVERY',
          amount: toCollect ?? 250,
          description,
          cold_bag_needed: isCold,
        },
        delivery_fee: fee,
        signature,
        ...(scheduledFor !== undefined && { preordered_for: scheduledFor / SECOND }),
      },
      { 'idempotency-key': key },
    )
    return result.order_id
  }

  /** Quotes and places an order. */
  readonly request = async (wanted: ProgramOrder): Promise<string> =>
    this.place(wanted, await this.quote(), randomUUID())

  /** Saves a customer in the address book; `address` has its three parts. */
  readonly saveCustomer = (customer: { readonly name: string; readonly phone: string; readonly address: string }) =>
    this.send('POST', `/orders/api/v1/addressbook/customers/${this.vendorId}`, {
      name: customer.name,
      phone_number: customer.phone,
      address: customer.address,
      notes: '',
      ...DESTINATION,
    })

  readonly order = (id: string): Promise<OrderJson> =>
    this.send('GET', `/orders/api/v1/order?vendorId=${this.vendorId}&orderId=${id}`)

  /** The orders of the last twelve hours. */
  async orders(): Promise<ReadonlyArray<OrderJson>> {
    const from = Math.floor((Date.now() - 12 * HOUR) / 1000)
    const page = await this.send<{
      readonly data: { readonly result: { readonly data: ReadonlyArray<OrderJson> } }
    }>('GET', `/orders/api/v1/vendor/${this.vendorId}/orders?count=200&from=${from}`)
    return page.data.result.data
  }

  /** All orders created between these times, both inclusive. */
  async ordersBetween(from: number, to: number): Promise<ReadonlyArray<OrderJson>> {
    const found: Array<OrderJson> = []
    const range = `count=200&from=${Math.floor(from / 1000)}&to=${Math.floor(to / 1000)}`
    for (let key: string | null | undefined = ''; key != null;) {
      const page: {
        readonly data: {
          readonly result: { readonly data: ReadonlyArray<OrderJson>; readonly pagination_key?: string | null }
        }
      } = await this.send('GET', `/orders/api/v1/vendor/${this.vendorId}/orders?${range}&pagination_key=${key}`)
      found.push(...page.data.result.data)
      key = page.data.result.pagination_key
    }
    return found
  }

  async ordersFor(customer: string): Promise<ReadonlyArray<OrderJson>> {
    return (await this.orders()).filter(({ customer: { name } }) => name === customer)
  }

  async cancel(id: string, reason: string): Promise<OrderJson> {
    const { result } = await this.send<{ readonly result: OrderJson }>('PUT', '/orders/api/v1/order/cancel', {
      vendor_id: this.vendorId,
      order_id: id,
      reason,
    })
    return result
  }

  private send<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return asked(`${this.address}${path}`, {
      method,
      headers: {
        ...headers,
        authorization: this.authorization,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
}

/** The service refused the call. */
export class RefusedCall extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.code =
      (JSON.parse(text) as { readonly errors: ReadonlyArray<{ readonly code: string }> }).errors[0]?.code ?? ''
  }
}

const asked = async <Answer>(url: string, request: RequestInit): Promise<Answer> => {
  const answer = await fetch(url, request)
  const text = await answer.text()
  if (!answer.ok) throw new RefusedCall(answer.status, text)
  return JSON.parse(text) as Answer
}
