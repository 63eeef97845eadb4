import { mapCells, type BulkCells, type BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { COLUMN_TEXTS, PAYMENT_TYPE_TEXTS } from '../../domain/bulk/columnTexts.ts'
import type { BulkConcern } from '../../domain/bulk/bulkConcerns.ts'
import { MAX_BULK_COLUMNS, MAX_BULK_ROWS, type BulkFileRefusal } from '../../domain/bulk/bulkFile.ts'
import type { BulkRowError } from '../../domain/bulk/bulkJob.ts'
import { isBulkRefusalCode, type BulkRefusal, type BulkRefusalCode } from '../../domain/bulk/bulkRow.ts'
import { formatList } from '../../domain/format/words.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { readBulkPaymentType } from '../../domain/payment/bulkPaymentType.ts'
import { refusalValues, type RequestRefusalCode } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { OtherFormat } from '../../domain/workbook/workbook.ts'
import type { Localization } from '../kit/localization.ts'
import { refusalText } from '../kit/refusalText.ts'
import type { Text } from '../kit/failureText.ts'
import { isBlank } from '../../domain/text/blank.ts'

/** The column headers in the page's language, which users may have written into a file. */
export const columnWords = (l10n: Localization): BulkCells => mapCells((column) => l10n.getString(COLUMN_TEXTS[column]))

/** The refusals that do not exist in the request form; a new refusal does not compile without a message. */
const OF_FILES: Readonly<Record<Exclude<BulkRefusalCode, RequestRefusalCode>, TextId>> = {
  'collection-point-unknown': 'bulk-collection-point-unknown',
  'payment-type-unknown': 'bulk-payment-type-unknown',
  'time-unreadable': 'bulk-time-unreadable',
  'time-without-day': 'bulk-time-without-day',
  'phone-several': 'bulk-phone-several',
  'cell-error': 'bulk-cell-error',
  'cell-without-result': 'bulk-cell-without-result',
  'address-not-found': 'bulk-address-not-found',
  'address-inexact': 'bulk-address-inexact',
  'geocoder-unavailable': 'error-geocoder-unavailable',
  undeliverable: 'request-error-undeliverable-address',
  'fee-changed': 'bulk-fee-changed',
  'store-closed': 'request-closed-hours',
  'text-too-long': 'bulk-text-too-long',
  'text-unreadable': 'bulk-text-unreadable',
}
const isOfFiles = (code: BulkRefusalCode): code is keyof typeof OF_FILES => code in OF_FILES

/** The message of a cell's refusal; rules of the request form use the form's messages. */
export const bulkRefusalText = ({ code, most, ...refusal }: Omit<BulkRefusal, 'column'>): Text => {
  if (!isOfFiles(code)) return refusalText({ code, ...refusal })
  const args = most === undefined ? refusalValues(refusal) : { most }
  return { id: OF_FILES[code], ...(args && { args }) }
}

/** A row number as the spreadsheet shows it, without number formatting. */
export const rowWords = (row: number): string => String(row)

/**
 * Why a row of a job cannot be ordered: a translated message if there is one, else the service's message, else "unknown
 * error" (OP-56).
 */
export const bulkErrorText = (l10n: Localization, { code, message, values }: BulkRowError): string => {
  if (!isBulkRefusalCode(code)) return isBlank(message) ? l10n.getString('bulk-error-unknown') : message
  const { id, args } = bulkRefusalText({ code })
  return l10n.getString(id, { ...args, ...values })
}

/** The message of a warning. */
export const concernText = (concern: BulkConcern): Text => {
  switch (concern.kind) {
    case 'repeats':
      return { id: 'bulk-row-repeats', args: { row: rowWords(concern.row) } }
    case 'ordered-today':
      return { id: 'bulk-row-ordered-today', args: { order: concern.order } }
    case 'value-high':
      return { id: 'request-item-value-warning' }
    case 'phone-unusual':
      return { id: 'request-phone-unusual' }
    case 'row-hidden':
      return { id: 'bulk-row-hidden' }
    case 'row-closed':
      return { id: 'bulk-row-closed', args: { state: concern.state } }
    case 'zero':
      return { id: 'bulk-row-zero' }
  }
}

/** Why a chosen file cannot be used; `not-opened` if the reader could not be loaded. */
export type UnusableFile = BulkFileRefusal | { readonly code: 'not-opened' }

const OF_UNUSABLE: Readonly<Record<UnusableFile['code'], TextId>> = {
  'format-invalid': 'bulk-format-invalid',
  'file-too-large': 'bulk-file-too-large',
  'no-rows': 'bulk-no-rows',
  'too-many-rows': 'bulk-too-many-rows',
  'columns-missing': 'bulk-columns-missing',
  'columns-alike': 'bulk-columns-alike',
  'too-many-columns': 'bulk-too-many-columns',
  'sheets-hidden': 'bulk-sheets-hidden',
  'rows-hidden': 'bulk-rows-hidden',
  'rows-closed': 'bulk-rows-closed',
  'not-opened': 'bulkfile-not-opened',
}

/** Lists names of a file, each isolated, because their script may run in the other direction. */
export const formatNames = (names: ReadonlyArray<string>, locale: Locale): string =>
  formatList(
    names.map((name) => `\u2068${name}\u2069`),
    'and',
    locale,
  )

/** The message of an unusable file (BULK-03, BULK-04, BULK-27). */
export const unusableText = (l10n: Localization, unusable: UnusableFile, locale: Locale): Text => {
  const id = OF_UNUSABLE[unusable.code]
  switch (unusable.code) {
    case 'too-many-rows':
      return { id, args: { rows: unusable.rows, most: MAX_BULK_ROWS } }
    case 'rows-hidden':
      return { id, args: { rows: unusable.rows } }
    case 'rows-closed':
      return { id, args: { states: formatNames(unusable.states, locale) } }
    case 'too-many-columns':
      return { id, args: { most: MAX_BULK_COLUMNS } }
    case 'columns-alike':
      return { id, args: { columns: formatNames(unusable.headers, locale) } }
    case 'sheets-hidden':
      return { id, args: { sheets: formatNames(unusable.sheets, locale) } }
    case 'columns-missing': {
      const names = unusable.columns.map((column) => l10n.getString(COLUMN_TEXTS[column]))
      return { id, args: { count: names.length, columns: formatList(names, 'and', locale) } }
    }
    case 'format-invalid':
    case 'file-too-large':
    case 'no-rows':
    case 'not-opened':
      return { id }
  }
}

const OF_FORMAT: Readonly<Record<OtherFormat, TextId>> = {
  csv: 'bulk-format-csv',
  xls: 'bulk-format-xls',
  password: 'bulk-format-password',
  damaged: 'bulk-format-damaged',
  other: 'bulk-format-other',
}

/** What helps a person to make the file usable: its format, the sheets without the columns, or those of examples. */
export const unusableHint = (unusable: UnusableFile, locale: Locale): Text | undefined => {
  if (unusable.code === 'format-invalid') return { id: OF_FORMAT[unusable.format] }
  if (unusable.code === 'no-rows' && unusable.sheets !== undefined)
    return { id: 'bulk-examples-not-read', args: { sheets: formatNames(unusable.sheets, locale) } }
  return unusable.code === 'columns-missing' && unusable.sheets.length > 1
    ? { id: 'bulk-sheets-looked-at', args: { sheets: formatNames(unusable.sheets, locale) } }
    : undefined
}

/** The displayed text of a cell: the name of a payment type, any other text as written. */
export const shownCell = (l10n: Localization, column: BulkColumn, text: string): string => {
  const type = column === 'paymentType' ? readBulkPaymentType(text) : undefined
  return type === undefined ? text : l10n.getString(PAYMENT_TYPE_TEXTS[type])
}
