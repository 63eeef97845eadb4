import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { isDeliverable } from '../../../service/delivery/deliveryArea.ts'
import { nameFor } from '../../../service/geolocator/addressFormat.ts'
import { demoCustomers, vendorPlace } from '../../../simulator/demo/demoCustomers.ts'
import { groundOf } from '../../../simulator/demo/demoGround.ts'
import { demoPhone } from '../../../simulator/demo/demoPhone.ts'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { demoVouchers } from '../../../simulator/demo/demoVouchers.ts'
import { demoRiders } from '../../../simulator/demo/demoRiders.ts'
import { seedOrders } from '../../../simulator/demo/seedOrders.ts'
import { splitAddress } from '../../../src/domain/address/address.ts'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import { conventionsOf } from '../../../src/domain/market/writingConventions.ts'
import { FEE_RULES } from '../../../src/domain/pricing/deliveryFee.ts'
import { fromDecimal } from '../../../src/domain/pricing/money.ts'
import { voucherRefusal } from '../../../src/domain/pricing/voucherRules.ts'
import { collectionPointOf, collectionPointRefusals } from '../../../src/domain/vendor/collectionPoint.ts'
import { vendorOf } from '../../../service/vendor/vendorOf.ts'
import { NOON } from '../../support/serviceInProcess.ts'

const shopsOf = ({ single, closed, parent, outlets, secondParent }: ReturnType<typeof demoVendors>) => [
  single,
  parent,
  ...outlets,
  secondParent,
  closed,
]

/** Parts of Intl's names of scripts: 'Jpan' is written in three. */
const LETTERS: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Beng: 'Bengali',
  Grek: 'Greek',
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Han}\\p{scx=Hiragana}\\p{scx=Katakana',
  Khmr: 'Khmer',
  Kore: 'Hangul',
  Laoo: 'Lao',
  Latn: 'Latin',
  Mymr: 'Myanmar',
  Taml: 'Tamil',
  Thai: 'Thai',
}
const lettersOf = (locale: string) => `\\p{scx=${LETTERS[new Intl.Locale(locale).maximize().script ?? '']}}`

describe.each(DEPLOYMENTS)('the demo of $id', (deployment) => {
  const ground = groundOf(deployment)
  const { world, country } = ground
  const vendors = demoVendors(ground)
  const riders = demoRiders(ground, NOON)
  const orders = [...seedOrders(ground, vendors, riders, { now: NOON, days: 1 })].flat()

  it('has valid mobile numbers of the country (VAL-07)', () => {
    const numbers = [
      ...orders.map((order) => order.customer.phone_number),
      ...riders.map((rider) => rider.phoneNumber),
      ...shopsOf(vendors).map((vendor) => vendor.vendor_information.contact.phone),
      ...Array.from({ length: 50 }, (_, index) => demoPhone(ground, String(index))),
    ]
    for (const number of numbers) {
      const parsed = parsePhoneNumberFromString(number)
      expect([parsed?.country, parsed?.isValid(), number]).toEqual([country.code, true, number])
      expect(['MOBILE', 'FIXED_LINE_OR_MOBILE']).toContain(parsed?.getType())
    }
  })

  it('has names of its own in letters of the country, most of them in those of its main language (SANDBOX-01)', () => {
    const people = [
      ...world.customers,
      ...riders.map(({ name }) => name),
      world.single.owner,
      world.parent.owner,
      world.closed.owner,
      world.newcomer.owner,
    ]
    const all = [...people, ...world.dishes.map(([dish]) => dish), ...shopsOf(vendors).map(({ name }) => name)]
    expect(new Set(all).size).toBe(all.length)
    const letters = [...new Set(['en', ...country.supportedLocales].map(lettersOf))].join('')
    const own = lettersOf(country.defaultLocale)
    for (const name of all) expect(name).toMatch(new RegExp(`^[${letters}\\p{P}\\p{M}\\p{Nd}\\p{Zs}&]{2,60}$`, 'u'))
    const isOwn = (name: string) => new RegExp(`^[${own}\\p{P}\\p{M}\\p{Zs}]+$`, 'u').test(name)
    expect(people.filter(isOwn).length).toBeGreaterThan(0.6 * people.length)
    expect(all.filter((name) => /^\s|\s$|\s\s/.test(name))).toEqual([])
  })

  it('has enough customers, dishes, notes and riders, each rider with a name of its own on a street (TRACK-09)', () => {
    expect(world.customers.length).toBeGreaterThanOrEqual(24)
    expect(world.dishes).toHaveLength(12)
    expect(world.riders).toHaveLength(12)
    expect(riders).toHaveLength(60)
    for (const facet of ['id', 'name', 'phoneNumber'] as const)
      expect(new Set(riders.map((rider) => rider[facet])).size).toBe(60)
    for (const rider of riders) expect(distanceInMetres(rider, vendorPlace(vendors.single)!)).toBeLessThan(15_000)
  })

  it('has shops at different addresses of the gazetteer, with their postal codes, that can be saved as they are (OUTLET-06 to OUTLET-10)', () => {
    const shops = shopsOf(vendors)
    expect(new Set(shops.map(({ vendor_information: { location } }) => location.address_text)).size).toBe(9)
    for (const { vendor_information: information } of shops) {
      const { street, postal_code: code, rider_instructions: instructions } = information.location
      const onStreet = ground.rows.filter((row) => nameFor(country.code, row, country.defaultLocale).name === street)
      expect(onStreet.map(({ postalCode }) => postalCode)).toContain(code)
      expect(instructions).not.toBe('')
    }
    expect(vendors.outlets.flatMap((outlet) => collectionPointRefusals(collectionPointOf(vendorOf(outlet))))).toEqual(
      [],
    )
  })

  it('has customers within reach, at addresses that name one house, which the geolocator finds (API-08, API-21, ADDR-04, ADDR-26)', async () => {
    for (const vendor of shopsOf(vendors)) {
      const reach = { country: country.code, areas: vendor.delivery_areas, vendorLocation: vendorPlace(vendor)! }
      for (const { place } of demoCustomers(ground, vendor)) expect(isDeliverable(reach, place)).toBe(true)
    }
    const written = new Map(
      demoCustomers(ground, vendors.single).map(({ address, place }) => [splitAddress(address).text, place]),
    )
    for (const vendor of shopsOf(vendors))
      written.set(vendor.vendor_information.location.address_text, vendorPlace(vendor)!)
    for (const [text, at] of written) {
      const asked = { text, country: country.code, language: country.defaultLocale }
      const { value } = await ground.geocoder.autocomplete(asked)
      const found = value.filter(({ formattedAddress }) => formattedAddress === text)
      expect(found.map(({ fit, latitude, longitude }) => [text, fit.exactness, fit.fit, latitude, longitude])).toEqual([
        [text, 'house', 1, at.latitude, at.longitude],
      ])
    }
  })

  it('has amounts and fees with the decimals of the currency, whole where the country writes whole ones, within its limits (VAL-12, FEE-04, FAQ-04)', () => {
    const { wholeAmounts } = conventionsOf(country)
    const limit = country.itemValueLimit?.togetherWithWeightOverKg === undefined ? country.itemValueLimit : undefined
    const amounts = orders.flatMap(({ order, delivery_fee: fee, discounted_delivery_fee: discounted }) =>
      [order.amount, fee, discounted].filter((amount) => amount != null),
    )
    expect(amounts.filter((amount) => fromDecimal(amount, country.currency) === undefined)).toEqual([])
    const values = orders.flatMap(({ order: { amount } }) =>
      amount == null ? [] : (fromDecimal(amount, country.currency)?.minor ?? []),
    )
    for (const minor of values) {
      expect(minor).toBeGreaterThanOrEqual(country.minimumAmount ?? 1)
      expect(minor).toBeLessThanOrEqual(limit?.minor ?? Number.MAX_SAFE_INTEGER)
    }
    const unit = wholeAmounts ? 10 ** country.currencyDigits : 1
    expect(values.filter((minor) => minor % unit !== 0)).toEqual([])
    expect(orders.some(({ order }) => order.amount == null)).toBe(!country.amountRequired)
    const prices = world.dishes.map(([, price]) => fromDecimal(price, country.currency)?.minor ?? Number.NaN)
    const median = prices.toSorted((a, b) => a - b)[6] ?? Number.NaN
    // A dish costs about as much as its delivery, also in a currency with large numbers.
    expect(median / FEE_RULES[country.code].base).toBeGreaterThan(0.5)
    expect(median / FEE_RULES[country.code].base).toBeLessThan(14)
  })

  it('has vouchers in its currency, one for first orders, one expired and one used up (VOUCH-02, VOUCH-04)', () => {
    const at = { now: NOON, wantedAt: NOON, vendorId: 'any', usesByVendor: 0 }
    const fee = { minor: 10_000_000, currency: country.currency }
    const made = demoVouchers(ground, NOON)
    const outcomes = made.map(({ offer, used }) => voucherRefusal(offer, { ...at, fee, uses: used, hasOrdered: true }))
    expect(outcomes).toEqual(['not-first-order', undefined, undefined, undefined, 'expired', 'used-up'])
    const off = made.flatMap(({ offer: { voucher } }) => (voucher.type === 'AMOUNT' ? [voucher] : []))
    expect(off).toHaveLength(1)
    expect(off[0]?.code).toMatch(/^MINUS[125]0*$/)
    expect(off[0]?.amount.currency).toBe(country.currency)
    expect(off[0]?.amount.minor).toBeLessThanOrEqual(FEE_RULES[country.code].base / 2)
  })
})
