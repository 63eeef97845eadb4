import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { readOrders } from '../../../service/bulk/readOrders.ts'
import { Problem } from '../../../service/base/problems.ts'
import { serveReading } from '../../../src/adapters/spreadsheet/serveReading.ts'
import { makeWorkerSpreadsheetReader } from '../../../src/adapters/spreadsheet/WorkerSpreadsheetReader.ts'
import { openBulkFile } from '../../../src/application/bulk/openBulkFile.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'
import { COUNTRY_FILES } from '../../support/countryFiles.ts'
import { memoryPortal } from '../../support/memoryPortal.ts'
import { workerInProcess } from '../../support/workerInProcess.ts'
import { SHOP_SYSTEM_FILES } from '../../support/shopSystemFiles.ts'
import { workbookFile } from '../../support/workbookFile.ts'

const TODAY = '2026-03-12'
const portal = memoryPortal({
  sheetReader: makeWorkerSpreadsheetReader(() =>
    workerInProcess((answer) => (request) => void serveReading(request, answer)),
  ),
})

const onPage = async (file: Buffer, country: CountryCode) => {
  const bytes = Uint8Array.from(file)
  const chosen = {
    name: 'orders.xlsx',
    size: bytes.byteLength,
    type: 'xlsx',
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  }
  const opened = await portal.run(Effect.result(openBulkFile(chosen, {}, TODAY, country)))
  if (opened._tag === 'Success') return opened.success.rows
  return opened.failure._tag === 'BulkFileRefused' ? opened.failure.refusal.code : opened.failure._tag
}
const inService = async (file: Buffer, country: CountryCode) => {
  const read = await readOrders(file.toString('base64'), TODAY, country)
  return read instanceof Problem ? read.code.replace('BULK_', '').toLowerCase().replaceAll('_', '-') : read
}

/** The filled cells of each row, as portal and service read them alike. */
const ordersOf = async (file: Buffer, country: CountryCode) => {
  const read = await onPage(file, country)
  expect(await inService(file, country)).toEqual(read)
  return typeof read === 'string'
    ? read
    : read.map(({ cells }) => Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== '')))
}

describe('files as shops of the countries have them (BULK-31)', () => {
  it.each([...SHOP_SYSTEM_FILES, ...COUNTRY_FILES])('are read as meant: %s', async (_, country, sheets, expected) => {
    expect(await ordersOf(workbookFile(sheets), country)).toEqual(expected)
  })

  it.each<readonly [string, Buffer]>([
    [
      'UTF-8 with a mark and semicolons',
      Buffer.from('\ufeffJméno;Telefon;Adresa\r\n"Jana\r\nNová";777123456;"Dlouhá 12; Praha"'),
    ],
    ['UTF-16 with tabs', Buffer.from('\ufeffName\tPhone\r\nJana\t777', 'utf16le')],
    ['Windows-1250', Buffer.from('4a6de96e6f3b54656c65666f6e0d0a', 'hex')],
    ['Windows-1256', Buffer.from('c7e1c7d3e32cc7e1e5c7cadd0a', 'hex')],
    ['Windows-874', Buffer.from('aad7e8cd2ce0bacdc3ec0d0a', 'hex')],
    ['Shift_JIS', Buffer.from('96bc914f2c93648c620d0a', 'hex')],
    ['GB18030', Buffer.from('d0d5c3fb2cb5e7bbb00d0a', 'hex')],
    ['Big5', Buffer.from('a96da6572cb971b8dc0d0a', 'hex')],
    ['EUC-KR', Buffer.from('c0ccb8a72cc0fcc8ad0d0a', 'hex')],
  ])('are refused as CSV in %s', async (_, file) => {
    const read = await readOrders(file.toString('base64'), TODAY)
    expect(read instanceof Problem && read.answer.errors[0]?.message).toContain('CSV')
    expect(await onPage(file, 'CZ')).toBe('format-invalid')
  })
})
