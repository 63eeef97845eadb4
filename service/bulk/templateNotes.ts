import { BULK_COLUMNS, BULK_HEADERS, NEEDED_COLUMNS, type BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import { MAX_BULK_ROWS } from '../../src/domain/bulk/bulkFile.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { BULK_PAYMENT_TYPES, type BulkPaymentType } from '../../src/domain/payment/bulkPaymentType.ts'
import { momentForms } from '../../src/domain/request/writtenMoment.ts'
import type { TextIds } from '../../src/domain/text/textIds.ts'
import { plainServiceTexts } from '../base/serviceTexts.ts'

/** The files of the portal's own texts: it calls the columns the same. */
const NOTE_TEXTS = ['bulk', 'bulkfile', 'fields', 'order', 'request', 'shell', 'site'] as const
type NoteText = TextIds[(typeof NOTE_TEXTS)[number]]

const NAMES: Readonly<Record<BulkColumn, NoteText>> = {
  collectionPoint: 'shell-branch-title',
  customerName: 'request-name',
  phoneNumber: 'bulk-column-phone-number',
  address: 'order-address',
  unit: 'bulk-column-unit',
  building: 'request-building',
  riderNotes: 'field-notes',
  items: 'field-items',
  itemValue: 'field-item-value',
  paymentType: 'bulk-column-payment-type',
  deliverAt: 'bulk-column-deliver-at',
}

const PAYMENTS: Readonly<Record<BulkPaymentType, NoteText>> = {
  PAID: 'bulk-payment-paid',
  CASH_ON_DELIVERY: 'payment-cash-on-delivery',
  ONLINE_PAYMENT: 'bulk-payment-online',
}

const isNeeded = (column: BulkColumn, { unitRequired, amountRequired }: Country): boolean =>
  NEEDED_COLUMNS.some((needed) => needed === column) ||
  column === 'paymentType' ||
  (column === 'unit' && unitRequired) ||
  (column === 'itemValue' && amountRequired)

/** The notes of the template in a language: what the file may be, and for each column its name, content and need. */
export const templateNotes = (deployment: Deployment, locale: Locale): ReadonlyArray<ReadonlyArray<string>> => {
  const { country } = deployment
  const say = plainServiceTexts(NOTE_TEXTS, locale, deployment)
  const { latitude, longitude } = country.capital
  const contents: Readonly<Partial<Record<BulkColumn, string>>> = {
    collectionPoint: `${say('bulkfile-cell-empty')}: ${say('bulkfile-own-point')}`,
    address: say('request-destination-placeholder', { coordinates: `${latitude}, ${longitude}` }),
    riderNotes: say('request-notes-placeholder'),
    items: say('request-description-placeholder'),
    itemValue: country.currency,
    paymentType: BULK_PAYMENT_TYPES.map((type) => `${type}: ${say(PAYMENTS[type])}`).join(' / '),
    deliverAt: `${say('bulk-time-unreadable', { forms: momentForms(country).join(' / ') })} (${country.timeZone})`,
  }
  return [
    [say('bulkfile-accepted', { rows: MAX_BULK_ROWS })],
    ...BULK_COLUMNS.map((column) => [
      BULK_HEADERS[column],
      say(NAMES[column]),
      contents[column] ?? '',
      isNeeded(column, country) ? '' : say('field-optional'),
    ]),
  ]
}
