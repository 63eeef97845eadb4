import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorAnswer } from '../../../contract/errors.ts'
import { placeOrder, type OrderJson } from '../../../contract/orders.ts'
import { deliveryFee, estimate, validateDeliveryArea } from '../../../contract/delivery.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { autocompletePlace, placeDetails, reversePlace } from '../../../contract/geolocator.ts'
import { roadDistance } from '../../../service/delivery/roadDistance.ts'
import { isoText } from '../../../service/base/wireTime.ts'
import { MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { EXAMPLE_TEST_VENDORS } from '../../../src/domain/request/testVendors.ts'
import {
  newKey,
  NOON,
  signIn,
  startService,
  type ServiceInProcess,
  type SignedInAs,
} from '../../support/serviceInProcess.ts'
import { ANNA, CZ, DESTINATION, orderPayload, PASSWORD, vendorJson } from '../../support/smallWorld.ts'

const PRAGUE = { latitude: 50.0875, longitude: 14.4213 }
const BRNO = { latitude: 49.1951, longitude: 16.6068 }
const [TEST_VENDOR = ''] = EXAMPLE_TEST_VENDORS

let service: ServiceInProcess
let anna: SignedInAs
let tester: SignedInAs

beforeAll(async () => {
  service = await startService({
    settings: { demo: true, testVendors: [TEST_VENDOR], geocoderUrl: 'http://127.0.0.1:1/' },
  })
  const { stores, passwords } = service.deps
  await stores.vendors.addMany([{ deployment: CZ, vendor: vendorJson({ vendor_id: TEST_VENDOR, name: 'Tester' }) }])
  const account = { ...ANNA, id: 'account-tester', email: 'tester@small.test', vendorIds: [TEST_VENDOR] }
  await stores.accounts.add(account, await passwords.hash(PASSWORD))
})
beforeEach(async () => {
  anna = await signIn(service.app, 'anna@small.test')
  tester = await signIn(service.app, 'tester@small.test')
})
afterAll(() => service.close())

const headersOf = ({ authorization, host }: SignedInAs) => ({ authorization, host })
const post = (url: string, payload: object, who = anna) =>
  service.app.inject({ method: 'POST', url, headers: headersOf(who), payload })

const feeTo = (destination: object, who = anna, vendor_id = 'bistro') =>
  post(pathOf(deliveryFee), { source: PRAGUE, destination, vendor_id, delivery_type: 'food' }, who)

const lat = ({ latitude, longitude }: typeof PRAGUE) => ({ lat: latitude, lng: longitude })

describe('POST /delivery/area/validate', () => {
  it('answers DELIVERABLE near the vendor only (FEE-01, API-21)', async () => {
    const ask = (to: typeof PRAGUE) =>
      post(pathOf(validateDeliveryArea), { location: lat(to), vendor_location: lat(PRAGUE), vendor_id: 'bistro' })
    expect((await ask(DESTINATION)).json()).toEqual({ result: 'DELIVERABLE' })
    expect((await ask(BRNO)).json()).toEqual({ result: 'UNDELIVERABLE' })
  })
})

describe('POST /delivery/fee', () => {
  it('answers the fee for the distance by road, signed for the configured time (FEE-04, API-20)', async () => {
    const answer = await feeTo(DESTINATION)
    const told = answer.json<{ fee: number; signature: string; expires_at: number; distance: number }>()
    // 49, plus 12 per started kilometre: 1.26 km by road.
    expect(told.fee).toBe(73)
    expect(told.distance).toBe(Math.round(roadDistance(PRAGUE, DESTINATION)))
    expect(told.expires_at).toBe(NOON / SECOND + service.deps.settings.feeTtlSeconds)
    const delivery = { source: PRAGUE, destination: DESTINATION, surchargedMethod: undefined }
    const claim = { deployment: CZ, vendorId: 'bistro', delivery, now: NOON, signature: told.signature }
    expect(service.deps.delivery.verifyFee({ ...claim, fee: 73 })).toBe('valid')
    expect(service.deps.delivery.verifyFee({ ...claim, fee: 72 })).toBe('invalid')
    expect(service.deps.delivery.verifyFee({ ...claim, fee: 73, now: plus(NOON, 601 * SECOND) })).toBe('expired')
  })

  it('refuses an undeliverable destination (API-20)', async () => {
    const answer = await feeTo(BRNO)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'Undeliverable' }] })
  })

  it('answers 1337 for an undeliverable destination of a test vendor, otherwise the usual fee (REQ-27, CONST-41)', async () => {
    const answer = await feeTo(BRNO, tester, TEST_VENDOR)
    expect(answer.json()).toMatchObject({ fee: 1337 })
    expect((await feeTo(DESTINATION, tester, TEST_VENDOR)).json()).toMatchObject({ fee: 73 })
    const { signature } = answer.json<{ signature: string }>()
    const delivery = { source: PRAGUE, destination: BRNO, surchargedMethod: undefined }
    const claim = { deployment: CZ, vendorId: TEST_VENDOR, delivery, now: NOON, signature, fee: 1337 }
    expect(service.deps.delivery.verifyFee(claim)).toBe('valid')
  })

  it("answers 404 for another account's vendor (API-20)", async () => {
    expect((await feeTo(DESTINATION, anna, 'pekarna')).statusCode).toBe(404)
  })
})

describe('placing an order with the test vendor signature', () => {
  const place = async (vendorId: string, who: SignedInAs, fee: object) => {
    const payload = await orderPayload(service.app, who, vendorId, { ...testFee, ...fee })
    const { customer } = payload
    const answer = await service.app.inject({
      method: 'POST',
      url: pathOf(placeOrder),
      headers: { ...headersOf(who), 'idempotency-key': newKey() },
      payload: { ...payload, customer: { ...customer, location: { ...customer.location, ...BRNO } } },
    })
    return answer.statusCode === 201 ? 'placed' : answer.json<ErrorAnswer>().errors[0].code
  }
  const testFee = { signature: 'test-vendor', delivery_fee: 1337 }

  it('accepts the test fee of a listed vendor, and no other vendor or fee (REQ-27, OP-22)', async () => {
    expect(await place(TEST_VENDOR, tester, {})).toBe('placed')
    expect(await place(TEST_VENDOR, tester, { delivery_fee: 1 })).toBe('SignatureInvalid')
    const near = await orderPayload(service.app, anna, 'bistro', testFee)
    const refused = await service.app.inject({
      method: 'POST',
      url: pathOf(placeOrder),
      headers: { ...headersOf(anna), 'idempotency-key': newKey() },
      payload: near,
    })
    expect(refused.json()).toMatchObject({ errors: [{ code: 'SignatureInvalid' }] })
  })
})

describe('Delivery.delivers', () => {
  it("checks the vendor's location: without one only a test vendor delivers (REQ-27, FEE-01)", () => {
    const { delivers } = service.deps.delivery
    const vendor = vendorJson({ vendor_id: 'bistro', name: 'Bistro' })
    const { vendor_information } = vendor
    const location = { ...vendor_information.location, latitude: null, longitude: null }
    expect(delivers(vendor, DESTINATION)).toBe(true)
    expect(delivers(vendor, BRNO)).toBe(false)
    expect(delivers({ ...vendor, vendor_information: { ...vendor_information, location } }, DESTINATION)).toBe(false)
    expect(delivers({ ...vendor, vendor_id: TEST_VENDOR }, BRNO)).toBe(true)
  })
})

describe('POST /estimations', () => {
  const ask = (more: object = {}) =>
    post(pathOf(estimate), { vendor_id: 'bistro', source: PRAGUE, destination: DESTINATION, ...more })

  it("answers minutes to pick-up and drop-off, the pick-up at least the country's minimum (API-22, OP-16)", async () => {
    const { result } = (await ask()).json<{ result: { pick_up: number; drop_off: number } }>()
    expect(result.pick_up).toBeGreaterThanOrEqual(15)
    expect(result.drop_off).toBeGreaterThan(result.pick_up)
  })

  it("answers the rider's estimate for an order under way (API-22, OP-16)", async () => {
    await service.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({
      ...order,
      estimates: {
        pick_up_at: isoText(plus(NOON, 21 * MINUTE)),
        drop_off_at: isoText(plus(NOON, 34.5 * MINUTE)),
        estimated_at: isoText(NOON),
      },
    }))
    expect((await ask({ order_id: 'bistro-first' })).json()).toEqual({ result: { pick_up: 21, drop_off: 35 } })
  })

  it('does not raise the estimate to the minimum once a rider has accepted (OP-66, TRACK-14)', async () => {
    const pickUpIn = async (status: OrderJson['status']) => {
      await service.deps.stores.orders.change(CZ, 'bistro-first', (order) => ({
        ...order,
        status,
        estimates: {
          pick_up_at: isoText(plus(NOON, 4 * MINUTE)),
          drop_off_at: isoText(plus(NOON, 20 * MINUTE)),
          estimated_at: isoText(NOON),
        },
      }))
      const answer = await ask({ order_id: 'bistro-first' })
      return answer.json<{ result: { pick_up: number } }>().result.pick_up
    }
    expect(await pickUpIn('ASSIGNED_TO_TRANSPORT')).toBe(15)
    expect(await pickUpIn('COURIER_ACCEPTED_DELIVERY')).toBe(4)
  })

  it('answers 404 for an order of another vendor (API-22)', async () => {
    expect((await ask({ order_id: 'pekarna-theirs' })).statusCode).toBe(404)
  })
})

describe('geolocator routes with an unavailable geocoder', () => {
  it.each([
    ['autocomplete', `${pathOf(autocompletePlace)}?query=Praha&country=CZ`],
    ['reverse', `${pathOf(reversePlace)}?lat=50&lng=14`],
    ['details', `${pathOf(placeDetails)}?query_id=${Buffer.from('N1@50.000000,14.000000').toString('base64url')}`],
  ])('answer 424 with a translated message for %s (API-08, API-09, API-10)', async (_name, url) => {
    const answer = await service.app.inject({ url, headers: headersOf(anna) })
    expect(answer.statusCode).toBe(424)
    expect(answer.json()).toMatchObject({ errors: [{ meta: { translation_key: 'error.geocoder-unavailable' } }] })
  })

  it('refuse an impossible position without asking the geocoder (API-09)', async () => {
    const answer = await service.app.inject({ url: `${pathOf(reversePlace)}?lat=91&lng=14`, headers: headersOf(anna) })
    expect(answer.statusCode).toBe(422)
  })
})
