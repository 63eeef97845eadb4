import { Effect } from 'effect'
import { SpreadsheetUnreadable, type SpreadsheetReaderPort } from '../../application/ports/SpreadsheetReader.ts'
import { SpreadsheetFailed } from '../../application/ports/SpreadsheetWriter.ts'
import { SECOND } from '../../domain/instant.ts'
import type { ReadWorkbook } from '../../domain/workbook/readWorkbook.ts'
import type { ReadingRequest } from './serveReading.ts'

/** The timeout in ms. A file of 5 MB that takes longer is crafted to be slow. */
const READING_MOST = 20 * SECOND

/** A worker that reads one file. */
export interface ReadingWorker {
  readonly read: (request: ReadingRequest) => void
  readonly listen: (answered: (answer: ReadWorkbook) => void, failed: (cause: unknown) => void) => void
  readonly end: () => void
}

/** Loads the worker's code when the first file is chosen. */
const startReadingWorker = (): ReadingWorker => {
  const worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' })
  return {
    read: (request) => worker.postMessage(request, [request.bytes]),
    listen: (answered, failed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadWorkbook>) => answered(data))
      worker.addEventListener('error', failed)
      worker.addEventListener('messageerror', failed)
    },
    end: () => worker.terminate(),
  }
}

const answerOf = (worker: ReadingWorker, request: ReadingRequest) =>
  Effect.callback<ReadWorkbook, SpreadsheetFailed>((resume) => {
    worker.listen(
      (answer) => resume(Effect.succeed(answer)),
      (cause) => resume(Effect.fail(new SpreadsheetFailed({ cause }))),
    )
    worker.read(request)
  })

/** Reads each file in a worker of its own, so that malicious content can at most crash the worker (ADR 42). */
export const makeWorkerSpreadsheetReader = (
  start: () => ReadingWorker = startReadingWorker,
): SpreadsheetReaderPort => ({
  read: (content, words) =>
    Effect.gen(function* () {
      const bytes = yield* Effect.tryPromise({
        try: () => content.arrayBuffer(),
        // The file was moved or changed after it was chosen.
        catch: (cause) => new SpreadsheetUnreadable({ because: 'damaged', cause }),
      })
      const worker = yield* Effect.acquireRelease(
        Effect.try({ try: start, catch: (cause) => new SpreadsheetFailed({ cause }) }),
        ({ end }) => Effect.sync(end),
      )
      const answer = yield* Effect.timeoutOrElse(answerOf(worker, { bytes, words }), {
        duration: READING_MOST,
        orElse: () =>
          Effect.fail(new SpreadsheetUnreadable({ because: 'damaged', cause: 'It takes too long to read' })),
      })
      if (answer.kind === 'read') return answer.workbook
      return yield* new SpreadsheetUnreadable({ because: answer.kind === 'too-big' ? 'too-big' : answer.format })
    }).pipe(Effect.scoped),
})
