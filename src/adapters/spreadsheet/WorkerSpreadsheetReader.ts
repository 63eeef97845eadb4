import { Effect } from 'effect'
import { SpreadsheetUnreadable, type SpreadsheetReaderPort } from '../../application/ports/SpreadsheetReader.ts'
import { SpreadsheetFailed } from '../../application/ports/SpreadsheetWriter.ts'
import { SECOND } from '../../domain/instant.ts'
import type { ReadingAnswer } from './serveReading.ts'

/** The timeout in ms. A file of 5 MB that takes longer is crafted to be slow. */
const READING_MOST = 20 * SECOND

/** A worker that reads one file. */
export interface ReadingWorker {
  readonly read: (bytes: ArrayBuffer) => void
  readonly listen: (answered: (answer: ReadingAnswer) => void, failed: (cause: unknown) => void) => void
  readonly end: () => void
}

/** Loads the worker's code when the first file is chosen. */
const startReadingWorker = (): ReadingWorker => {
  const worker = new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' })
  return {
    read: (bytes) => worker.postMessage(bytes, [bytes]),
    listen: (answered, failed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer>) => answered(data))
      worker.addEventListener('error', failed)
      worker.addEventListener('messageerror', failed)
    },
    end: () => worker.terminate(),
  }
}

const answerOf = (worker: ReadingWorker, bytes: ArrayBuffer) =>
  Effect.callback<ReadingAnswer, SpreadsheetFailed>((resume) => {
    worker.listen(
      (answer) => resume(Effect.succeed(answer)),
      (cause) => resume(Effect.fail(new SpreadsheetFailed({ cause }))),
    )
    worker.read(bytes)
  })

/** Reads each file in a worker of its own, so that malicious content can at most crash the worker (ADR 42). */
export const makeWorkerSpreadsheetReader = (
  start: () => ReadingWorker = startReadingWorker,
): SpreadsheetReaderPort => ({
  read: (content) =>
    Effect.gen(function* () {
      const bytes = yield* Effect.tryPromise({
        try: () => content.arrayBuffer(),
        // The file was moved or changed after it was chosen.
        catch: (cause) => new SpreadsheetUnreadable({ reason: String(cause) }),
      })
      const worker = yield* Effect.acquireRelease(
        Effect.try({ try: start, catch: (cause) => new SpreadsheetFailed({ cause }) }),
        ({ end }) => Effect.sync(end),
      )
      const answer = yield* Effect.timeoutOrElse(answerOf(worker, bytes), {
        duration: READING_MOST,
        orElse: () => Effect.fail(new SpreadsheetUnreadable({ reason: 'It takes too long to read' })),
      })
      if (answer.kind === 'unreadable') return yield* new SpreadsheetUnreadable({ reason: answer.reason })
      return answer.sheet
    }).pipe(Effect.scoped),
})
