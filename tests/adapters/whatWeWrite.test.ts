import examples from 'libphonenumber-js/mobile/examples'
import { getExampleNumber } from 'libphonenumber-js/min'
import { beforeAll, describe, expect, it } from 'vitest'
import { sheetBytes } from '../../src/adapters/spreadsheet/sheetBytes.ts'
import { joinAddress } from '../../src/domain/address/address.ts'
import { plainAddress } from '../../src/domain/address/plainAddress.ts'
import type { BulkCells, BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import { BULK_COLUMNS, BULK_HEADERS } from '../../src/domain/bulk/bulkColumns.ts'
import { NO_CELLS, readBulkFile } from '../../src/domain/bulk/bulkFile.ts'
import { judgeBulkRow } from '../../src/domain/bulk/bulkRow.ts'
import { formatDate } from '../../src/domain/format/dates.ts'
import { installEveryFormat } from '../../src/domain/format/own/everyFormat.ts'
import { CSV_SEPARATORS, usualCsv } from '../../src/domain/history/csvConventions.ts'
import { columnsOf, rowMaker } from '../../src/domain/history/historyColumns.ts'
import { instantAt, type Instant } from '../../src/domain/instant.ts'
import { COUNTRIES, COUNTRY_CODES, type Country } from '../../src/domain/market/countries.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { PAYMENT_METHODS } from '../../src/domain/market/paymentMethod.ts'
import type { Order } from '../../src/domain/order/order.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import { readMessage } from '../../src/domain/reading/readMessage.ts'
import { amountText, writtenAmount } from '../../src/domain/reading/writtenAmount.ts'
import { customerPhone } from '../../src/domain/request/customerPhone.ts'
import { readMoment } from '../../src/domain/request/writtenMoment.ts'
import { readWorkbook } from '../../src/domain/workbook/readWorkbook.ts'
import { formatMoney, moneyFormat } from '../../src/ui/kit/formatMoney.ts'
import { anOrder } from '../support/anOrder.ts'
import { aVendor } from '../support/aVendor.ts'
import { historyWords } from '../support/historyWords.ts'
import { readCsv } from '../support/readCsv.ts'
import { WRITTEN_ADDRESSES } from '../support/writtenAddresses.ts'
import { workbookOf } from '../support/workbookOf.ts'

/*
 * What the portal writes (screens, receipts, labels, exported files, shared texts) is read as the same by what the
 * portal reads (fields of the form, bulk files, pasted messages), in every country and each of its languages.
 */

beforeAll(installEveryFormat)

const COUNTRIES_TO_TRY = COUNTRY_CODES.map((code) => COUNTRIES[code])
const localesOf = ({ supportedLocales }: Country): ReadonlyArray<Locale> => [
  ...new Set<Locale>([...supportedLocales, 'en']),
]

/** Small and large, whole, with one and with all decimals of the currency. */
const amountsOf = ({ currency, currencyDigits }: Country): ReadonlyArray<Money> => {
  const unit = 10 ** currencyDigits
  const parts = currencyDigits === 0 ? [] : [0.75, 12.5, 187.25, 1252.5, 125.01, 1_250_000.25]
  return [1, 350, 999, 1252, 12_500, 125_000, 1_250_000, ...parts].map((major) => ({
    minor: Math.round(major * unit),
    currency,
  }))
}

const phoneOf = ({ code }: Country): string => getExampleNumber(code, examples)?.number ?? ''
const [WINTER, SUMMER] = [Date.UTC(2026, 0, 5, 16, 5), Date.UTC(2026, 6, 19, 3, 40)].map(instantAt) as [
  Instant,
  Instant,
]

/** The row of a bulk file with these cells, as read from the file and checked. */
const bulkRow = (country: Country, cells: Partial<BulkCells>) => {
  const written: BulkCells = { ...NO_CELLS, customerName: 'Tom Smith', ...cells }
  const file = readBulkFile(
    workbookOf([BULK_COLUMNS.map((column) => BULK_HEADERS[column]), BULK_COLUMNS.map((column) => written[column])]),
  )
  if (file.kind === 'refused') throw new Error(JSON.stringify(file.refusal))
  const vendor = aVendor()
  return judgeBulkRow(file.rows[0]!.cells, {
    country,
    vendor,
    vendors: [vendor],
    availablePaymentMethods: () => PAYMENT_METHODS,
    now: instantAt(Date.UTC(2026, 0, 1)),
  })
}
const faultIn = (country: Country, column: BulkColumn, text: string) =>
  bulkRow(country, { [column]: text }).marks.get(column)?.code

const messageOf = (country: Country, { amount = '', address = '' }: { amount?: string; address?: string }) =>
  readMessage(
    ['Tom Smith', phoneOf(country), address, amount].filter((line) => line !== '').join('\n'),
    country,
    undefined,
  )

const exported = async (country: Country, order: Order, format: 'csv' | 'xlsx', separator = usualCsv(country)) => {
  const words = historyWords()
  async function* rows() {
    yield rowMaker(words, country)(order)
  }
  const columns = columnsOf(words, country.currency)
  const bytes = sheetBytes({ format, csv: separator, name: 'Orders', columns }, rows())
  return Buffer.from(await new Response(bytes as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

/** The texts of the order's cells in a CSV file, with any separator and decimal mark, or as read from a workbook. */
const cellsOfFiles = async (country: Country, order: Order): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const usual = usualCsv(country)
  const conventions = [usual, ...CSV_SEPARATORS.map((separator) => ({ ...usual, separator }))]
  const texts = await Promise.all(
    conventions.map(async (csv) => {
      const text = (await exported(country, order, 'csv', csv)).toString('utf8').slice(1)
      return readCsv(text, csv.separator)[1] ?? []
    }),
  )
  const workbook = await readWorkbook(Uint8Array.from(await exported(country, order, 'xlsx')), () => true)
  return [...texts, (workbook.kind === 'read' ? workbook.workbook.read[0]?.rows[1]?.cells : undefined) ?? []]
}

const orderOf = (country: Country, more: { amount?: Money; phone?: string; address?: string; at?: Instant }): Order => {
  const order = anOrder()
  const { amount, phone = phoneOf(country), address = '', at = order.createdAt } = more
  const { currency } = country
  return {
    ...order,
    createdAt: at,
    customer: { ...order.customer, phoneNumber: phone, location: { ...order.customer.location, address } },
    order: { ...order.order, ...(amount && { amount }) },
    deliveryFee: { minor: 0, currency },
  }
}

const PLACES = { created: 1, phone: 4, address: 5, amount: 6 } as const

describe.each(COUNTRIES_TO_TRY)('in $code, what we write is read as the same (OP-81):', (country) => {
  it('an amount on a screen, receipt or label', () => {
    for (const locale of localesOf(country))
      for (const amount of amountsOf(country)) {
        const place = { country, locale }
        const beside = { minor: 1, currency: country.currency }
        for (const text of [formatMoney(amount, place), moneyFormat(place, [amount, beside])(amount)]) {
          expect(writtenAmount(text, country), `${locale}: ${text}`).toEqual(amount)
          expect(faultIn(country, 'itemValue', text), `${locale}: ${text}`).not.toBe('amount-unreadable')
        }
      }
  })

  it('an amount in a message', () => {
    const written = localesOf(country).flatMap((locale) =>
      amountsOf(country).map((amount) => [formatMoney(amount, { country, locale }), amount] as const),
    )
    for (const [text, amount] of new Map(written)) {
      const { value } = messageOf(country, { amount: text }).amount ?? {}
      // Parts of a dinar of Iraq do not exist as cash: a message with them is left open.
      const isOpen = country.code === 'IQ' && amount.minor % 1_000 !== 0
      expect(value, text).toBe(isOpen ? undefined : amountText(amount, country))
    }
  })

  it('an amount in an exported file and in a field', async () => {
    for (const amount of amountsOf(country)) {
      expect(writtenAmount(amountText(amount, country), country)).toEqual(amount)
      for (const cells of await cellsOfFiles(country, orderOf(country, { amount }))) {
        const text = cells[PLACES.amount] ?? ''
        expect(writtenAmount(text, country), text).toEqual(amount)
        expect(faultIn(country, 'itemValue', text), text).not.toBe('amount-unreadable')
      }
    }
  })

  it('a phone number', async () => {
    const number = phoneOf(country)
    const example = getExampleNumber(country.code, examples)!
    for (const phone of [number, example.formatInternational(), example.formatNational(), example.nationalNumber])
      for (const cells of [
        [phone, phone, phone, phone, phone],
        ...(await cellsOfFiles(country, orderOf(country, { phone }))),
      ]) {
        const text = cells[PLACES.phone] ?? ''
        expect(customerPhone(text, country.code), text).toBe(number)
        expect(faultIn(country, 'phoneNumber', text), text).toBeUndefined()
        expect(readMessage(`Tom Smith\n${text}`, country, undefined).phone?.value, text).toBe(number)
      }
  })

  it('a date with its year on a screen, a receipt or in an exported file', async () => {
    for (const moment of [WINTER, SUMMER]) {
      const files = await cellsOfFiles(country, orderOf(country, { at: moment }))
      const shown = localesOf(country).map((locale) => formatDate(moment, 'fullTime', country.timeZone, locale))
      for (const text of [...shown, ...files.map((cells) => cells[PLACES.created] ?? '')]) {
        expect(readMoment(text, country), text).toBe(moment)
        expect(bulkRow(country, { deliverAt: text }).draft.preorderedFor, text).toBe(moment)
      }
    }
  })

  it('a time without a year is no other moment, and the time of a message', () => {
    const [address = ''] = WRITTEN_ADDRESSES[country.code]
    for (const locale of localesOf(country))
      for (const moment of [WINTER, SUMMER])
        for (const style of ['weekdayTime', 'dayTime', 'fullTime'] as const) {
          const text = formatDate(moment, style, country.timeZone, locale)
          expect(readMoment(text, country), text).toBe(style === 'fullTime' ? moment : undefined)
          const read = messageOf(country, { address: `${address}\n${text}` })
          expect([read.time?.value, read.address?.value, read.notes, read.amount], text).toEqual([
            text,
            address,
            undefined,
            undefined,
          ])
        }
  })

  it('an address with and without building and flat', async () => {
    const wordsOf = (...texts: ReadonlyArray<string | undefined>) =>
      texts.flatMap((text) => text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted()
    for (const text of WRITTEN_ADDRESSES[country.code])
      for (const [unit, building] of [
        ['', ''],
        ['4', 'Garden House'],
        ['305', ''],
        ['Flat 4', ''],
      ] as const) {
        const order = orderOf(country, { address: joinAddress({ unit, building, text }) })
        const shown = plainAddress(order.customer.location.address, country.code)
        for (const cells of await cellsOfFiles(country, order)) expect(cells[PLACES.address]).toBe(shown)
        const { draft } = bulkRow(country, { address: shown })
        const { destinationBuilding, destinationTextAddress, destinationUnitNumber } = draft
        const words = wordsOf(shown)
        expect(wordsOf(destinationUnitNumber, destinationBuilding, destinationTextAddress)).toEqual(words)
        const read = messageOf(country, { address: shown })
        expect(wordsOf(read.unit?.value, read.building?.value, read.address?.value), shown).toEqual(words)
        const isNamed = unit === 'Flat 4'
        expect([destinationUnitNumber, read.unit?.value ?? ''], shown).toEqual(isNamed ? [unit, unit] : ['', ''])
      }
  })
})
