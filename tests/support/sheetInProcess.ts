import { serveSheet } from '../../src/adapters/spreadsheet/serveSheet.ts'
import type { SheetAnswer, SheetRequest } from '../../src/adapters/spreadsheet/sheetMessages.ts'
import type { SheetWorker } from '../../src/adapters/spreadsheet/WorkerSpreadsheetWriter.ts'

/** Runs the worker's code behind a channel that copies messages as a worker's does. */
export const sheetInProcess = (): SheetWorker => {
  const { port1: page, port2: worker } = new MessageChannel()
  const serve = serveSheet((answer) => worker.postMessage(answer))
  worker.onmessage = ({ data }: MessageEvent<SheetRequest>) => serve(data)
  return {
    ask: (request) => page.postMessage(request),
    listen: (answered, failed) => {
      page.onmessage = ({ data }: MessageEvent<SheetAnswer>) => answered(data)
      page.onmessageerror = failed
    },
    end: () => page.close(),
  }
}
