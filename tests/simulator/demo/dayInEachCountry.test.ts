import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryFee } from '../../../contract/delivery.ts'
import { login } from '../../../contract/auth.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { readFlags } from '../../../contract/flags.ts'
import { autocompletePlace } from '../../../contract/geolocator.ts'
import { beginGuest } from '../../../contract/guests.ts'
import { placeOrder, readOrder, type OrderJson } from '../../../contract/orders.ts'
import { readPublicOrder } from '../../../contract/publicOrder.ts'
import { listVendors } from '../../../contract/vendors.ts'
import { quoteFee } from '../../../service/delivery/quoteFee.ts'
import { demoCustomers, vendorPlace } from '../../../simulator/demo/demoCustomers.ts'
import { groundOf } from '../../../simulator/demo/demoGround.ts'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { openByRequests } from '../../../simulator/demo/openByRequests.ts'
import { makeLazyDemos, type LazyDemos } from '../../../simulator/demo/lazyDemos.ts'
import { DEMO_PASSWORD, isSeeded } from '../../../simulator/demo/seedDemo.ts'
import { simulatedWorld } from '../../../simulator/simulatedWorld.ts'
import { splitAddress } from '../../../src/domain/address/address.ts'
import { DEPLOYMENTS, deploymentOf, type Deployment } from '../../../src/domain/market/deployments.ts'
import { toNumber } from '../../../src/domain/pricing/money.ts'
import { newKey, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'

let service: ServiceInProcess
let worlds: LazyDemos
const added: Array<string> = []
const opened: Array<string> = []

/** The demo as in the product, without riders, and with the orders of today only. */
const start = () =>
  startService({
    settings: { demo: true },
    world: (core, { sql }) => {
      const world = simulatedWorld(core, sql)
      worlds = makeLazyDemos(core, { days: 0, added: (id) => void added.push(id) })
      return {
        ...world,
        routes: async (app, deps) => {
          openByRequests(app, deps, worlds, (id) => void opened.push(id))
          await world.routes(app, deps)
        },
      }
    },
  })

beforeAll(async () => {
  service = await start()
})
afterAll(() => service.close())

const theDeployment = (id: string): Deployment => {
  const known = deploymentOf(id)
  if (known === undefined) throw new Error(id)
  return known
}
const at = (id: string) => `${id}.localhost`
const ask = async <T>(
  host: string,
  method: 'GET' | 'POST',
  url: string,
  { payload, headers = {} }: { readonly payload?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<T> => {
  const answer = await service.app.inject({ method, url, headers: { host, ...headers }, ...(payload && { payload }) })
  expect([url, answer.statusCode < 300, answer.statusCode < 300 || answer.body]).toEqual([url, true, true])
  return answer.json<T>()
}
const signIn = async (host: string, role = 'vendor') => {
  const payload = { email_address: `${role}@demo.test`, password: DEMO_PASSWORD }
  const { result } = await ask<{ result: { AuthenticationResult: { AccessToken: string; IdToken: string } } }>(
    host,
    'POST',
    pathOf(login),
    { payload },
  )
  const { AccessToken, IdToken } = result.AuthenticationResult
  return { authorization: `Bearer ${AccessToken}|${IdToken}` }
}

const vendorsOf = async (host: string, headers: Readonly<Record<string, string>>) =>
  (
    await ask<{ result: { vendors: ReadonlyArray<{ readonly vendor_id: string }> } }>(
      host,
      'GET',
      pathOf(listVendors),
      {
        headers,
      },
    )
  ).result.vendors

describe('the demo of a deployment', () => {
  it('is not filled by the landing page, its calls, or calls to another deployment (SANDBOX-01)', async () => {
    const id = 'ferrywing-my'
    for (const url of [
      '/',
      '/faq',
      pathOf(readFlags),
      '/map-settings.json',
      '/sandbox',
      '/sandbox/api/deployments',
      '/livez',
    ])
      await service.app.inject({ url, headers: { host: at(id) } })
    await ask(at('ferrywing-ph'), 'GET', '/sandbox/api/orders')
    expect(await ask(at(id), 'GET', pathOf(readFlags))).toMatchObject({ AddressBook: true, BulkOrderUpload: true })
    expect(await isSeeded(service.deps, id)).toBe(false)
    expect(added).toEqual(['ferrywing-ph'])
    expect(opened).toEqual(['ferrywing-ph'])
  })

  it('is filled in the background by the sign-in page; the flags call waits for it (SANDBOX-01)', async () => {
    const id = 'ferrywing-hk'
    await service.app.inject({ url: '/connect?lang=zh-HK', headers: { host: at(id) } })
    expect(added).not.toContain(id)
    expect(await ask(at(id), 'GET', pathOf(readFlags))).toMatchObject({ AddressBook: true, BulkOrderUpload: true })
    expect(added).toContain(id)
  })

  it('is made once by two calls at the same time, also of two processes (SANDBOX-01)', async () => {
    const id = 'elpiro-cy'
    const other = makeLazyDemos(service.deps, { days: 0, added: (made) => void added.push(`${made} elsewhere`) })
    await Promise.all([signIn(at(id)), signIn(at(id), 'parent'), other.open(theDeployment(id))])
    expect(added.filter((made) => made === id)).toEqual([id])
    const { stores } = service.deps
    expect(await stores.riders.ridersOf(id)).toHaveLength(60)
    expect(await stores.vouchers.all(id)).toHaveLength(6)
    const ground = groundOf(theDeployment(id))
    const { parent, outlets, single, secondParent } = demoVendors(ground)
    for (const { vendor_id: vendor } of [single, parent, ...outlets, secondParent]) {
      const { documents } = await stores.orders.list({
        deployment: id,
        vendorIds: [vendor],
        count: 200,
        scheduled: false,
      })
      expect(new Set(documents.map((text) => JSON.stringify(text))).size).toBe(documents.length)
      expect(documents.length).toBeLessThan(45)
    }
  })

  it('is there after a restart, unchanged (SANDBOX-01)', async () => {
    const id = 'ferrywing-ph'
    const before = await service.deps.stores.orders.active(id)
    const again = makeLazyDemos(service.deps, { added: () => void added.push('again') })
    await again.open(theDeployment(id))
    expect(await service.deps.stores.orders.active(id)).toEqual(before)
    expect(added).not.toContain('again')
  })

  it('is completed after a restart if the service stops meanwhile (RUN-05, SANDBOX-01)', async () => {
    const se = theDeployment('fjordel-se')
    const stopping = makeLazyDemos(service.deps, { days: 0 })
    const [call] = await Promise.allSettled([stopping.open(se), stopping.stop()])
    expect(call).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
    await expect(stopping.open(se)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await isSeeded(service.deps, se.id)).toBe(false)
    await makeLazyDemos(service.deps, { days: 0 }).open(se)
    expect(await isSeeded(service.deps, se.id)).toBe(true)
  })

  it('is made by the next call if the first making failed (SANDBOX-01)', async () => {
    const { stores } = service.deps
    let isAway = true
    const accounts: typeof stores.accounts = {
      ...stores.accounts,
      byEmail: (...asked) => (isAway ? Promise.reject(new Error('away')) : stores.accounts.byEmail(...asked)),
    }
    const failing = makeLazyDemos({ ...service.deps, stores: { ...stores, accounts } }, { days: 0 })
    await expect(failing.open(theDeployment('fjordel-no'))).rejects.toThrow('away')
    isAway = false
    await failing.open(theDeployment('fjordel-no'))
    expect(await isSeeded(service.deps, 'fjordel-no')).toBe(true)
  })
})

describe('a customer in each country', () => {
  it.each(DEPLOYMENTS)(
    'signs in at $id, finds an address, reads the fee, orders, and it is delivered (AUTH-01, API-08, FEE-04, API-23)',
    async (deployment) => {
      const { id, country } = deployment
      const host = at(id)
      const headers = await signIn(host)
      const ground = groundOf(deployment)
      const [vendor] = await vendorsOf(host, headers)
      const { single } = demoVendors(ground)
      expect(vendor?.vendor_id).toBe(single.vendor_id)
      const source = vendorPlace(single)!

      const customer = demoCustomers(ground, single)[5]!
      const { text, unit, building } = splitAddress(customer.address)
      const query = new URLSearchParams({ query: text, country: country.code, language: country.defaultLocale })
      const { result: places } = await ask<{
        result: ReadonlyArray<{
          address: { formatted_address: string; latitude: number; longitude: number; exactness: string; fit: number }
        }>
      }>(host, 'GET', `${pathOf(autocompletePlace)}?${query}`, { headers })
      const found = places.map(({ address }) => address).find(({ formatted_address: is }) => is === text)
      expect(found).toMatchObject({ ...customer.place, exactness: 'house', fit: 1 })

      const asked = { source, destination: customer.place, vendor_id: single.vendor_id, delivery_type: 'food' }
      const { fee, signature } = await ask<{ fee: number; signature: string }>(host, 'POST', pathOf(deliveryFee), {
        headers,
        payload: asked,
      })
      expect(fee).toBe(toNumber(quoteFee(country, source, customer.place).fee))

      const [dish, price] = ground.world.dishes[0]!
      const placed = await ask<{ result: { order_id: string } }>(host, 'POST', pathOf(placeOrder), {
        headers: { ...headers, 'idempotency-key': newKey() },
        payload: {
          vendor_id: single.vendor_id,
          customer: {
            name: customer.name,
            phone_number: customer.phoneNumber,
            location: {
              address: `${unit || '1'}, ${building}, ${text}`,
              ...customer.place,
              notes: ground.world.notes[0],
            },
          },
          order: { payment_method: 'PAID', amount: price, description: `1× ${dish}`, cold_bag_needed: false },
          delivery_fee: fee,
          signature,
        },
      })
      const { order_id: orderId } = placed.result
      await ask(host, 'POST', `/sandbox/api/orders/${orderId}/status`, { payload: { status: 'DELIVERED' } })
      const order = await ask<OrderJson>(
        host,
        'GET',
        `${pathOf(readOrder)}?vendorId=${single.vendor_id}&orderId=${orderId}`,
        { headers },
      )
      expect(order).toMatchObject({
        status: 'DELIVERED',
        customer: { name: customer.name, phone_number: customer.phoneNumber },
        order: { amount: price, description: `1× ${dish}` },
        delivery_fee: fee,
      })
    },
  )

  it.each(DEPLOYMENTS.filter(({ country }) => country.individualSenders))(
    'follows an order of $id by the link of an individual sender, begins as a guest, and uses a device (C2C-01, GUEST-10, SANDBOX-02)',
    async (deployment) => {
      const host = at(deployment.id)
      const { single } = demoVendors(groundOf(deployment))
      const [order] = await ask<ReadonlyArray<OrderJson>>(host, 'GET', '/sandbox/api/orders')
      const link = `${pathOf(readPublicOrder)}?orderId=${order?.order_id}`
      expect(await ask(host, 'GET', link)).toMatchObject({ status: order?.status })
      const flag = { on: true }
      expect(
        (
          await service.app.inject({
            method: 'PUT',
            url: '/sandbox/api/flags/GuestCheckout',
            headers: { host },
            payload: flag,
          })
        ).statusCode,
      ).toBe(200)
      const guest = await ask<{ result: { vendor_id: string } }>(host, 'POST', pathOf(beginGuest), { payload: {} })
      expect(guest.result.vendor_id).not.toBe('')
      const device = await ask<{ token: string }>(host, 'POST', '/sandbox/api/device-token', {
        payload: { vendor_id: single.vendor_id },
      })
      const vendors = await vendorsOf(host, { authorization: `GoDroid ${device.token}` })
      expect(vendors.map(({ vendor_id: id }) => id)).toEqual([single.vendor_id])
    },
  )
})

describe('the control room', () => {
  it('lists every deployment (SANDBOX-02)', async () => {
    for (const deployment of DEPLOYMENTS) await worlds.open(deployment)
    const table = await ask<ReadonlyArray<Readonly<Record<string, unknown>>>>(
      'dobrego-cz.localhost:8080',
      'GET',
      '/sandbox/api/deployments',
    )
    expect(table.map(({ id }) => id)).toEqual(DEPLOYMENTS.map(({ id }) => id))
    expect(table.every(({ is_filled: filled }) => filled === true)).toBe(true)
    expect(table.find(({ id }) => id === 'ferrywing-my')).toEqual({
      id: 'ferrywing-my',
      brand: 'Ferrywing',
      country: 'Malaysia',
      portal: 'http://ferrywing-my.localhost:8080',
      languages: ['English', 'Malay', 'Chinese (Malaysia)', 'Tamil'],
      favicon: '/brands/ferrywing/favicon.svg',
      clock: 'Thu 19:00',
      zone: 'Asia/Kuala_Lumpur',
      currency: 'MYR',
      features: ['business name', 'individual senders', 'help centre'],
      flags: expect.arrayContaining(['AddressBook', 'Voucher']) as unknown,
      account: 'vendor@demo.test',
      is_filled: true,
    })
  })
})
