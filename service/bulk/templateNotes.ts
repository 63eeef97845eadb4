import { BULK_COLUMNS, BULK_HEADERS, NEEDED_COLUMNS, type BulkColumn } from '../../src/domain/bulk/bulkColumns.ts'
import { COLUMN_TEXTS, PAYMENT_TYPE_TEXTS } from '../../src/domain/bulk/columnTexts.ts'
import { MAX_BULK_ROWS } from '../../src/domain/bulk/bulkFile.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { BULK_PAYMENT_TYPES } from '../../src/domain/payment/bulkPaymentType.ts'
import { momentForms } from '../../src/domain/request/writtenMoment.ts'
import { plainServiceTexts } from '../base/serviceTexts.ts'

/** The files of the portal's own texts: it calls the columns the same. */
const NOTE_TEXTS = ['bulk', 'bulkfile', 'fields', 'order', 'request', 'shell', 'site'] as const

/** The names of the template's sheets in a language. */
export const sheetNames = (deployment: Deployment, locale: Locale) => {
  const say = plainServiceTexts(['bulkfile', 'shell'], locale, deployment)
  return {
    orders: say('shell-orders'),
    example: say('bulkfile-template-example'),
    columns: say('bulkfile-template-columns'),
  }
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
    paymentType: BULK_PAYMENT_TYPES.map((type) => `${type}: ${say(PAYMENT_TYPE_TEXTS[type])}`).join(' / '),
    deliverAt: `${say('bulk-time-unreadable', { forms: momentForms(country).join(' / ') })} (${country.timeZone})`,
  }
  return [
    [say('bulkfile-accepted', { rows: MAX_BULK_ROWS })],
    ...BULK_COLUMNS.map((column) => [
      BULK_HEADERS[column],
      say(COLUMN_TEXTS[column]),
      contents[column] ?? '',
      isNeeded(column, country) ? '' : say('field-optional'),
    ]),
  ]
}
