import { Effect } from 'effect'
import { expect } from 'vitest'
import { Problem } from '../../service/base/problems.ts'
import { readOrders } from '../../service/bulk/readOrders.ts'
import { serveReading } from '../../src/adapters/spreadsheet/serveReading.ts'
import { makeWorkerSpreadsheetReader } from '../../src/adapters/spreadsheet/WorkerSpreadsheetReader.ts'
import { openBulkFile } from '../../src/application/bulk/openBulkFile.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { memoryPortal } from './memoryPortal.ts'
import { workerInProcess } from './workerInProcess.ts'

/** The reader of the page, whose worker runs here. */
const sheetReader = makeWorkerSpreadsheetReader(() =>
  workerInProcess((answer) => (request) => void serveReading(request, answer)),
)
const portal = memoryPortal({ sheetReader })

/** The rows of a bulk file as the page reads them on this day, or the code of the refusal. */
export const readOnPage = async (file: Buffer, today: string, country: CountryCode) => {
  const bytes = Uint8Array.from(file)
  const chosen = {
    name: 'orders.xlsx',
    size: bytes.byteLength,
    type: 'xlsx',
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  }
  const opened = await portal.run(Effect.result(openBulkFile(chosen, {}, today, country)))
  if (opened._tag === 'Success') return opened.success.rows
  return opened.failure._tag === 'BulkFileRefused' ? opened.failure.refusal.code : opened.failure._tag
}

/** The same as the service reads it. */
const readInService = async (file: Buffer, today: string, country: CountryCode) => {
  const read = await readOrders(file.toString('base64'), today, country)
  return read instanceof Problem ? read.code.replace('BULK_', '').toLowerCase().replaceAll('_', '-') : read
}

/** Expects that page and service read a file alike (BULK-32), and returns what they read. */
export const readByBoth = async (file: Buffer, today: string, country: CountryCode) => {
  const read = await readOnPage(file, today, country)
  expect(await readInService(file, today, country)).toEqual(read)
  return read
}
