import { Effect } from 'effect'
import { SpreadsheetFailed, type SpreadsheetWriterPort } from '../../application/ports/SpreadsheetWriter.ts'
import { answeringWorker, conversation, type AnsweringWorker } from '../worker/AnsweringWorker.ts'
import type { SheetAnswer, SheetRequest } from './sheetMessages.ts'

/** A worker that writes one sheet. */
export type SheetWorker = AnsweringWorker<SheetRequest, SheetAnswer>

/** Loads the worker's code with the first export. */
const startSheetWorker = (): SheetWorker =>
  answeringWorker(new Worker(new URL('./spreadsheetWorker.ts', import.meta.url), { type: 'module' }))

const failed = (cause: unknown) => new SpreadsheetFailed({ cause })

/** Writes each sheet in a worker of its own, so that the page stays responsive (ADR 18). */
export const makeWorkerSpreadsheetWriter = (start: () => SheetWorker = startSheetWorker): SpreadsheetWriterPort => ({
  open: Effect.fnUntraced(function* (sheet) {
    const worker = yield* Effect.acquireRelease(Effect.try({ try: start, catch: failed }), ({ end }) =>
      Effect.sync(end),
    )
    const send = conversation(worker, failed)
    const ask = (request: SheetRequest) =>
      Effect.flatMap(send(request), (answer) =>
        answer.kind === 'failed' ? Effect.fail(failed(answer.reason)) : Effect.succeed(answer),
      )
    yield* ask({ kind: 'begin', sheet })
    return {
      add: (rows) => Effect.asVoid(ask({ kind: 'rows', rows })),
      finish: Effect.flatMap(ask({ kind: 'finish' }), (answer) =>
        answer.kind === 'written' ? Effect.succeed(answer.file) : Effect.fail(failed(`answered ${answer.kind}`)),
      ),
    }
  }),
})
