import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryFee } from '../../contract/delivery.ts'
import { pathOf } from '../../contract/endpoint.ts'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { listVendors, saveVendorAddress, type Vendor } from '../../contract/vendors.ts'
import { streetAndNumber } from '../../service/outlets/streetAndNumber.ts'
import { isInside } from '../../service/delivery/deliveryArea.ts'
import { signIn, startService, type ServiceInProcess, type SignedInAs } from '../support/serviceInProcess.ts'
import { DESTINATION } from '../support/smallWorld.ts'

type VendorJson = typeof Vendor.Type

let service: ServiceInProcess
let anna: SignedInAs

beforeAll(async () => {
  service = await startService()
  anna = await signIn(service.app, 'anna@small.test')
})
afterAll(() => service.close())

const PLACE = {
  address_text: 'Vodičkova 18, Nové Město',
  unit: '2',
  notes: 'Ring at the bar',
  building: 'B',
  city: 'Praha',
  country_code: 'CZ',
  latitude: 50.0807,
  longitude: 14.4251,
  postal_code: '110 00',
  street_address: 'Vodičkova 18',
}
const headers = () => ({ authorization: anna.authorization, host: anna.host })
const save = (more: object = {}) =>
  service.app.inject({
    method: 'PUT',
    url: pathOf(saveVendorAddress, { vendorId: 'bistro' }),
    headers: headers(),
    payload: { ...PLACE, ...more },
  })
const listed = async () =>
  (await service.app.inject({ url: pathOf(listVendors), headers: headers() })).json<{
    result: { vendors: ReadonlyArray<VendorJson> }
  }>().result.vendors

describe('PUT /vendor/:vendorId/address', () => {
  it('answers the vendor with its new place, as later calls do (API-15, ADDR-08, CON-28)', async () => {
    const [before] = await listed()
    expect(before?.vendor_information.location.city).toBe('Praha')
    const answer = await save()
    expect(answer.statusCode).toBe(200)
    const vendor = answer.json<VendorJson>()
    expect(vendor.vendor_information.location).toEqual({
      address_text: 'Vodičkova 18, Nové Město',
      unit: '2',
      building: 'B',
      city: 'Praha',
      country_code: 'CZ',
      latitude: 50.0807,
      longitude: 14.4251,
      postal_code: '110 00',
      street: 'Vodičkova',
      street_number: '18',
      rider_instructions: 'Ring at the bar',
    })
    expect(await listed()).toEqual([vendor])
  })

  it('stores the place without blanks around its parts, its postal code in digits 0-9 (ADDR-08)', async () => {
    const blank = {
      address_text: ' Vodičkova 18 ',
      unit: ' 2\u2060',
      city: ' Praha ',
      postal_code: ' ١١٠ ٠٠ ',
      notes: ' Bell ',
    }
    const { location } = (await save(blank)).json<VendorJson>().vendor_information
    expect(location).toMatchObject({
      address_text: 'Vodičkova 18',
      unit: '2',
      city: 'Praha',
      postal_code: '110 00',
      rider_instructions: 'Bell',
    })
  })

  it('gives a vendor without delivery areas one around its place, which moves with it (OP-73)', async () => {
    const [area = []] = (await save()).json<VendorJson>().delivery_areas
    expect(isInside(area, PLACE)).toBe(true)
    expect((await save()).json<VendorJson>().delivery_areas).toEqual([area])
    const [brno = []] = (await save({ latitude: 49.195, longitude: 16.607 })).json<VendorJson>().delivery_areas
    expect([isInside(brno, { latitude: 49.195, longitude: 16.607 }), isInside(brno, PLACE)]).toEqual([true, false])
  })

  it('makes deliveries start from the new place (API-15, API-20)', async () => {
    await save()
    const answer = await service.app.inject({
      method: 'POST',
      url: pathOf(deliveryFee),
      headers: headers(),
      payload: { source: PLACE, destination: DESTINATION, vendor_id: 'bistro', delivery_type: 'food' },
    })
    expect(answer.statusCode).toBe(200)
  })

  it('loses no concurrent change of the vendor (API-15)', async () => {
    const { vendors } = service.deps.stores
    await Promise.all([
      save({ unit: '7' }),
      ...Array.from({ length: 10 }, () =>
        vendors.change('dobrego-cz', 'bistro', (vendor) => ({
          ...vendor,
          estimation_pick_up_time: vendor.estimation_pick_up_time + 1,
        })),
      ),
    ])
    const [vendor] = await listed()
    expect([vendor?.estimation_pick_up_time, vendor?.vendor_information.location.unit]).toEqual([22, '7'])
  })

  it.each([
    ['a place abroad', { latitude: 48.2, longitude: 16.37 }, 'latitude', 'error.outside-country'],
    ['another country', { country_code: 'AT' }, 'country_code', 'error.outside-country'],
    ['no address (ADDR-08)', { address_text: ' ' }, 'address_text', 'request.address-missing'],
    ['no visible address (VAL-29)', { address_text: '\u00ad\u2060' }, 'address_text', 'request.address-missing'],
    ['256 bytes (ADDR-11)', { address_text: 'ž'.repeat(128) }, 'address_text', 'request.address-too-long'],
    [
      'a street of 256 bytes (ADDR-11)',
      { street_address: 'ž'.repeat(128) },
      'street_address',
      'request.address-too-long',
    ],
    ['notes of 1001 bytes (ADDR-10)', { notes: `${'ž'.repeat(500)}x` }, 'notes', 'request.notes-too-long'],
  ])('refuses %s at its field and keeps the place (API-15)', async (_, more, field, key) => {
    const before = await listed()
    const answer = await save(more)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<ErrorAnswer>().errors.map(({ meta }) => [meta.field, meta.translation_key])).toEqual([
      [field, key],
    ])
    expect(await listed()).toEqual(before)
  })
})

it.each([
  ['Vodičkova 18', 'Vodičkova', '18'],
  ['Vodičkova 1234/18a', 'Vodičkova', '1234/18a'],
  ['Náměstí 28. října 5', 'Náměstí 28. října', '5'],
  ['18 Orchard Road', 'Orchard Road', '18'],
  ['12-14 Cross Street', 'Cross Street', '12-14'],
  ['Orchard Road, 7B', 'Orchard Road', '7B'],
  ['شارع الخليج ٢٥', 'شارع الخليج', '25'],
  ['ถนนสุขุมวิท 21', 'ถนนสุขุมวิท', '21'],
  ['Václavské náměstí', 'Václavské náměstí', ''],
  ['42', '42', ''],
  ['', '', ''],
])('streetAndNumber splits %s (ADDR-08)', (written, street, streetNumber) => {
  expect(streetAndNumber(written)).toEqual({ street, streetNumber })
})
