import { describe, expect, it } from 'vitest'
import { completeMessagesOf } from '../../../build/texts.ts'
import type { BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import {
  collectionPointNames,
  collectionPointOf,
  judgeBulkRow,
  writtenPlace,
  type BulkCircumstances,
} from '../../../src/domain/bulk/bulkRow.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { LOCALES } from '../../../src/domain/market/languages.ts'
import { BULK_PAYMENT_TYPES, readBulkPaymentType } from '../../../src/domain/payment/bulkPaymentType.ts'
import { amountOf } from '../../../src/domain/request/requestValidation.ts'
import { aVendor } from '../vendor/aVendor.ts'
import { ANDEL, around, HEAD, KARLIN, STRANGER, theCells } from './aBulkRow.ts'

const judge = (cells: Partial<BulkCells>, circumstances: Partial<BulkCircumstances>) =>
  judgeBulkRow(theCells(cells), around(circumstances))
const marksOf = (cells: Partial<BulkCells>, circumstances: Partial<BulkCircumstances> = {}) =>
  [...judgeBulkRow(theCells(cells), around(circumstances)).marks.values()].map(
    ({ column, code }) => `${column} ${code}`,
  )

describe('judgeBulkRow', () => {
  it('finds the unit that a country requires in the address (VAL-03, ADDR-24)', () => {
    const cells = theCells({ address: '391 Orchard Rd #12-04 S238872', unit: '', phoneNumber: '+65 9123 4567' })
    const { draft, marks } = judgeBulkRow(cells, around({ country: COUNTRIES.SG }))
    expect(marks.has('unit')).toBe(false)
    expect(draft).toMatchObject({
      destinationUnitNumber: '#12-04',
      destinationTextAddress: '391 Orchard Rd S238872',
    })
  })

  it('does not mark a valid row (VAL-01)', () => {
    const { draft, marks, vendor } = judgeBulkRow(theCells(), around())
    expect(marks.size).toBe(0)
    expect(vendor).toBe(HEAD)
    expect(draft).toMatchObject({ destinationName: 'Jana Nováková', orderAmount: '459', paymentMethod: 'PAID' })
  })

  it('requires the age check if the collection point does (OP-63)', () => {
    const strict = { ...HEAD, requiresAgeValidation: true }
    const { draft, marks } = judge({}, { vendor: strict, vendors: [strict] })
    expect([draft.ageValidation, [...marks.values()]]).toEqual([true, []])
    expect(judge({}, {}).draft.ageValidation).toBe(false)
  })

  it.each([
    ['1 250,50 Kč', '24.11.2026 13:00', 1250_50],
    ['1.250,-', '24. 11. 2026 13.00', 1250_00],
    ['1,250.50', '2026-11-24 13:00', 1250_50],
  ])('accepts the amount %s and the time %s as people write them (VAL-11, BULK-14)', (itemValue, deliverAt, minor) => {
    const now = instantAt(Date.parse('2026-11-23T12:00:00Z'))
    const { draft, marks } = judge({ itemValue, deliverAt }, { now })
    expect([...marks.values()]).toEqual([])
    expect(amountOf(draft, COUNTRIES.CZ)).toEqual({ minor, currency: 'CZK' })
    expect(draft.preorderedFor).toBe(Date.parse('2026-11-24T12:00:00Z'))
  })

  it('shows accepted formats for an unreadable amount or time (VAL-11, BULK-14)', () => {
    const { marks } = judge({ itemValue: '1,2505', deliverAt: '11/24/2026 1 PM' }, {})
    expect([...marks.values()]).toEqual([
      { code: 'amount-unreadable', column: 'itemValue', forms: ['1250', '1250,50'] },
      { code: 'time-unreadable', column: 'deliverAt', forms: ['24.11.2026 13:05', '2026-11-24 13:05'] },
    ])
  })

  it.each<readonly [Partial<BulkCells>, string]>([
    [{ riderNotes: '#N/A' }, 'riderNotes cell-error'],
    [{ deliverAt: '#FORMULA! =NOW()' }, 'deliverAt cell-without-result'],
    [{ deliverAt: '14:30' }, 'deliverAt time-without-day'],
    [{ phoneNumber: '777123456, 608111222' }, 'phoneNumber phone-several'],
    [{ collectionPoint: 'Brno' }, 'collectionPoint collection-point-unknown'],
    [{ customerName: '' }, 'customerName name-missing'],
    [{ customerName: 'Jana ٢' }, 'customerName name-has-digit'],
    [{ customerName: 'x'.repeat(256) }, 'customerName text-too-long'],
    [{ unit: 'x'.repeat(256) }, 'unit text-too-long'],
    [{ building: 'x'.repeat(256) }, 'building text-too-long'],
    [{ items: 'two\ufffdsoups' }, 'items text-unreadable'],
    [{ phoneNumber: '' }, 'phoneNumber phone-missing'],
    [{ phoneNumber: '12' }, 'phoneNumber phone-impossible'],
    [{ address: '' }, 'address address-missing'],
    [{ address: 'x'.repeat(3000) }, 'address address-too-long'],
    [{ riderNotes: 'x'.repeat(3000) }, 'riderNotes notes-too-long'],
    [{ items: 'x'.repeat(201) }, 'items description-too-long'],
    [{ itemValue: '' }, 'itemValue amount-missing'],
    [{ itemValue: '1,2345' }, 'itemValue amount-unreadable'],
    [{ itemValue: '350 €' }, 'itemValue amount-unreadable'],
    [{ itemValue: '0' }, 'itemValue amount-missing'],
    [{ paymentType: '' }, 'paymentType payment-method-missing'],
    [{ paymentType: 'PAYMENT_ON_DELIVERY' }, 'paymentType payment-type-unknown'],
    [{ deliverAt: 'soon' }, 'deliverAt time-unreadable'],
    [{ deliverAt: '2026-02-30 12:00' }, 'deliverAt time-unreadable'],
    [{ deliverAt: '2026-03-13 11:59' }, 'deliverAt preorder-in-past'],
    [{ deliverAt: '2026-03-15 12:01' }, 'deliverAt preorder-too-far'],
  ])('marks %j with %s', (cells, mark) => {
    expect(marksOf(cells)).toEqual([mark])
  })

  it("applies the country's rules: required unit, minimum amount (VAL-03, VAL-12)", () => {
    const inSingapore = { country: COUNTRIES.SG }
    expect(marksOf({ unit: '', phoneNumber: '+65 8123 4567' }, inSingapore)).toEqual(['unit unit-missing'])
    const poor = judgeBulkRow(
      theCells({ itemValue: '99', phoneNumber: '+92 300 1234567' }),
      around({ country: COUNTRIES.PK }),
    )
    expect([...poor.marks.values()]).toEqual([
      { code: 'amount-below-minimum', column: 'itemValue', minimum: { minor: 100_00, currency: 'PKR' } },
    ])
  })

  it.each(LOCALES)('reads the words by which the portal says as soon as possible in %s', (locale) => {
    const messages = completeMessagesOf(locale, ['bulk', 'request'])
    for (const wanted of ['bulk-delivery-instant', 'request-time-asap']) {
      const value = messages.find(({ id }) => id === wanted)?.value
      const { draft, marks } = judgeBulkRow(theCells({ deliverAt: value as string }), around())
      expect([value, draft.preorderedFor, marks.get('deliverAt')]).toEqual([value, undefined, undefined])
    }
  })

  it('requires a delivery time within the service hours (SVC-09)', () => {
    const serviceHours = { from: '08:00', to: '20:00' }
    expect(marksOf({ deliverAt: '2026-03-13 21:00' }, { serviceHours })).toEqual(['deliverAt preorder-outside-hours'])
    expect(marksOf({ deliverAt: '2026-03-13 20:00' }, { serviceHours })).toEqual([])
  })

  it('returns all marks in column order, one per column', () => {
    expect(
      marksOf({ deliverAt: 'x', customerName: '', collectionPoint: '?', phoneNumber: '', paymentType: '?' }),
    ).toEqual([
      'collectionPoint collection-point-unknown',
      'customerName name-missing',
      'phoneNumber phone-missing',
      'paymentType payment-type-unknown',
      'deliverAt time-unreadable',
    ])
  })

  it('marks an address that was not found, but not one that was not looked up (VAL-10)', () => {
    const found = (place: Parameters<typeof judgeBulkRow>[2]) =>
      [...judgeBulkRow(theCells(), around(), place).marks.values()].map(({ code }) => code)
    expect(found('not-asked')).toEqual([])
    expect(found('not-found')).toEqual(['coordinates-missing'])
    expect(found({ latitude: 50, longitude: 14 })).toEqual([])
  })
})

describe('The delivery time of a row', () => {
  it.each([
    // Clocks go from 2:00 to 3:00 on 29 March, back from 3:00 to 2:00 on 25 October.
    ['2026-03-28 12:00', '2026-03-28T11:00:00Z', '2026-03-28T00:00:00Z'],
    ['2026-03-29 12:00', '2026-03-29T10:00:00Z', '2026-03-28T00:00:00Z'],
    ['2026-03-29 02:30', '2026-03-29T01:30:00Z', '2026-03-28T00:00:00Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00Z', '2026-10-24T12:00:00Z'],
    ['2026-10-25T02:30+01:00', '2026-10-25T01:30:00Z', '2026-10-24T12:00:00Z'],
    ['٢٠٢٦-٠٣-٢٨ ١٢:٠٠', '2026-03-28T11:00:00Z', '2026-03-28T00:00:00Z'],
  ])('is read from %s as %s in the country’s zone (COUNTRY-07)', (deliverAt, moment, now) => {
    const { draft, marks } = judgeBulkRow(theCells({ deliverAt }), around({ now: instantAt(Date.parse(now)) }))
    expect(marks.size).toBe(0)
    expect(new Date(draft.preorderedFor!).toISOString().replace('.000', '')).toBe(moment)
  })

  it('is as soon as possible when the cell is empty', () => {
    expect(judgeBulkRow(theCells(), around()).draft.preorderedFor).toBeUndefined()
  })
})

describe('The payment type of a row', () => {
  it('accepts three types, in any case and with any separator (PAY-02, CON-10)', () => {
    expect(BULK_PAYMENT_TYPES).toEqual(['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'])
    for (const text of ['cash on delivery', 'CASH_ON_DELIVERY', ' Cash-on-Delivery ', 'Cash  on - delivery'])
      expect(readBulkPaymentType(text)).toBe('CASH_ON_DELIVERY')
    expect(['p\u200baid', 'ＰＡＩＤ', 'Online\u00a0payment'].map(readBulkPaymentType)).toEqual([
      'PAID',
      'PAID',
      'ONLINE_PAYMENT',
    ])
    for (const text of ['', 'NONE', 'cash', 'toString']) expect(readBulkPaymentType(text)).toBeUndefined()
  })

  it.each([
    ['paid', 'PAID'],
    ['online payment', 'PAID'],
    ['cash on delivery', 'CASH_ON_DELIVERY'],
  ])('maps %s to the payment method %s', (paymentType, method) => {
    expect(judgeBulkRow(theCells({ paymentType }), around()).draft.paymentMethod).toBe(method)
  })

  it("must be available at the row's collection point (PAY-04)", () => {
    const availablePaymentMethods: BulkCircumstances['availablePaymentMethods'] = ({ id }) =>
      id === ANDEL.id ? ['PAID'] : ['PAID', 'CASH_ON_DELIVERY']
    const cells = { paymentType: 'cash on delivery' }
    expect(marksOf(cells, { availablePaymentMethods })).toEqual([])
    expect(marksOf({ ...cells, collectionPoint: 'Pivoňka Anděl' }, { availablePaymentMethods })).toEqual([
      'paymentType payment-method-missing',
    ])
    expect(marksOf({}, { availablePaymentMethods: () => [] })).toEqual(['paymentType no-payment-method-available'])
  })
})

describe('collectionPointOf', () => {
  const family = { vendor: HEAD, vendors: [STRANGER, HEAD, ANDEL, KARLIN] }

  it.each([
    ['', HEAD],
    ['KAR-1', KARLIN],
    ['cz3001', ANDEL],
    ['  pivoňka ANDĚL ', ANDEL],
    ['Květiny Pivoňka', HEAD],
    ['pivonka andel', ANDEL],
    // The business's own id takes precedence over the name.
    ['and-1', ANDEL],
    ['Knihy Lípa', undefined],
    ['LIP-1', undefined],
    ['cz4000', undefined],
  ])('finds %j within the family only', (text, vendor) => {
    expect(collectionPointOf(text, family)).toBe(vendor)
  })

  it('finds other outlets of the family when the file is for one of them', () => {
    expect(collectionPointOf('KAR-1', { ...family, vendor: ANDEL })).toBe(KARLIN)
    expect(collectionPointOf('', { ...family, vendor: ANDEL })).toBe(ANDEL)
    expect(collectionPointOf('  ', { ...family, vendor: ANDEL })).toBe(ANDEL)
  })

  it('prefers an exact match when names differ only by an accent', () => {
    const [plain, accented] = ['Kavarna', 'Kavárna'].map((name) => aVendor({ id: name, name, parentVendorId: HEAD.id }))
    const both = { vendor: HEAD, vendors: [HEAD, plain!, accented!] }
    expect(collectionPointOf('kavárna', both)).toBe(accented)
    expect(collectionPointOf('kavarna', both)).toBe(plain)
  })

  it('offers an unambiguous name for each collection point', () => {
    expect(collectionPointNames(family)).toEqual(['Květiny Pivoňka', 'Pivoňka Anděl', 'KAR-1'])
    const twins = ['1', '2'].map((id) => aVendor({ id, name: 'Twin', parentVendorId: HEAD.id }))
    expect(collectionPointNames({ vendor: HEAD, vendors: [HEAD, ...twins] })).toEqual(['Květiny Pivoňka', 'Twin', '2'])
  })
})

describe('writtenPlace', () => {
  it.each([
    ['50.0755, 14.4378', true],
    ['https://maps.google.com/?q=50.0755,14.4378', true],
    ['Vinohradská 12', false],
  ])('recognizes %s as a place: %s (ADDR-02)', (address, isPlace) => {
    expect(writtenPlace({ address }, HEAD) !== undefined).toBe(isPlace)
  })
})
