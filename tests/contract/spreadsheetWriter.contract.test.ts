import { isMemorySheetFile, makeMemorySpreadsheetWriter } from '../support/memory/MemorySpreadsheetWriter.ts'
import { serveSheet } from '../../src/adapters/spreadsheet/serveSheet.ts'
import { makeWorkerSpreadsheetWriter } from '../../src/adapters/spreadsheet/WorkerSpreadsheetWriter.ts'
import type { Cell } from '../../src/domain/history/cell.ts'
import { readCsv } from '../support/readCsv.ts'
import { readXlsx } from '../support/readXlsx.ts'
import { workerInProcess } from '../support/workerInProcess.ts'
import { spreadsheetWriterContract } from './SpreadsheetWriter.contract.ts'

const textOf = (cell: Cell): string => ('text' in cell ? cell.text : '')

spreadsheetWriterContract('the memory adapter', () => {
  const writer = makeMemorySpreadsheetWriter()
  return {
    writer,
    format: 'csv',
    openSheets: writer.openSheets,
    read: (file) => {
      if (!isMemorySheetFile(file)) throw new Error('not a file of the memory')
      return Promise.resolve([
        file.sheet.columns.map(({ header }) => header),
        ...file.rows.map((row) => row.map(textOf)),
      ])
    },
  }
})

const overChannels = () => {
  let open = 0
  const writer = makeWorkerSpreadsheetWriter(() => {
    open += 1
    const worker = workerInProcess(serveSheet)
    return {
      ...worker,
      end: () => {
        open -= 1
        worker.end()
      },
    }
  })
  return { writer, openSheets: () => open }
}

spreadsheetWriterContract('the worker, as CSV', () => ({
  ...overChannels(),
  format: 'csv',
  read: async (file) => readCsv(new TextDecoder().decode(await file.arrayBuffer())),
}))

spreadsheetWriterContract('the worker, as XLSX', () => ({
  ...overChannels(),
  format: 'xlsx',
  read: async (file) =>
    readXlsx(Buffer.from(await file.arrayBuffer())).rows.map((row) => Array.from(row, (cell) => cell?.value ?? '')),
}))
