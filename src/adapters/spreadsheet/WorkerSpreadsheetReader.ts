import { Effect } from 'effect'
import { SpreadsheetUnreadable, type SpreadsheetReaderPort } from '../../application/ports/SpreadsheetReader.ts'
import { SpreadsheetFailed } from '../../application/ports/SpreadsheetWriter.ts'
import { SECOND } from '../../domain/instant.ts'
import type { ReadWorkbook } from '../../domain/workbook/readWorkbook.ts'
import { answeringWorker, conversation, type AnsweringWorker } from '../worker/AnsweringWorker.ts'
import type { ReadingRequest } from './serveReading.ts'

/** The timeout in ms. A file of 5 MB that takes longer is crafted to be slow. */
const MAX_READING = 20 * SECOND

/** A worker that reads one file. */
export type ReadingWorker = AnsweringWorker<ReadingRequest, ReadWorkbook>

/** Loads the worker's code when the first file is chosen. */
const startReadingWorker = (): ReadingWorker =>
  answeringWorker(new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' }))

const failed = (cause: unknown) => new SpreadsheetFailed({ cause })

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
      const worker = yield* Effect.acquireRelease(Effect.try({ try: start, catch: failed }), ({ end }) =>
        Effect.sync(end),
      )
      const answer = yield* Effect.timeoutOrElse(conversation(worker, failed)({ bytes, words }, [bytes]), {
        duration: MAX_READING,
        orElse: () =>
          Effect.fail(new SpreadsheetUnreadable({ because: 'damaged', cause: 'It takes too long to read' })),
      })
      if (answer.kind === 'read') return answer.workbook
      return yield* new SpreadsheetUnreadable({ because: answer.kind === 'too-big' ? 'too-big' : answer.format })
    }).pipe(Effect.scoped),
})
