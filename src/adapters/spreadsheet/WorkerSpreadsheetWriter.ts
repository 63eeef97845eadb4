import { Effect } from 'effect'
import { SpreadsheetFailed, type SpreadsheetWriterPort } from '../../application/ports/SpreadsheetWriter.ts'
import type { SheetAnswer, SheetRequest } from './sheetMessages.ts'

/** A worker that writes one sheet. */
export interface SheetWorker {
  readonly ask: (request: SheetRequest) => void
  /** After `failed`, the worker sends no more answers. */
  readonly listen: (answered: (answer: SheetAnswer) => void, failed: (cause: unknown) => void) => void
  readonly end: () => void
}

/** Loads the worker's code with the first export. */
export const startSheetWorker = (): SheetWorker => {
  const worker = new Worker(new URL('./spreadsheetWorker.ts', import.meta.url), { type: 'module' })
  return {
    ask: (request) => worker.postMessage(request),
    listen: (answered, failed) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => answered(data))
      worker.addEventListener('error', failed)
      worker.addEventListener('messageerror', failed)
    },
    end: () => worker.terminate(),
  }
}

type Waiting = (outcome: Effect.Effect<SheetAnswer, SpreadsheetFailed>) => void

/** Sends one request at a time; a crashed worker answers all further requests with its failure. */
const conversation = ({ ask, listen }: SheetWorker) => {
  let waiting: Waiting | undefined
  let broken: SpreadsheetFailed | undefined
  const settle = (outcome: Parameters<Waiting>[0]) => {
    const resume = waiting
    waiting = undefined
    resume?.(outcome)
  }
  listen(
    (answer) =>
      settle(
        answer.kind === 'failed'
          ? Effect.fail(new SpreadsheetFailed({ cause: answer.reason }))
          : Effect.succeed(answer),
      ),
    (cause) => {
      broken = new SpreadsheetFailed({ cause })
      settle(Effect.fail(broken))
    },
  )
  return (request: SheetRequest) =>
    Effect.callback<SheetAnswer, SpreadsheetFailed>((resume) => {
      if (broken !== undefined) return resume(Effect.fail(broken))
      waiting = resume
      return ask(request)
    })
}

/** Writes each sheet in a worker of its own, so that the page stays responsive (ADR 18). */
export const makeWorkerSpreadsheetWriter = (start: () => SheetWorker = startSheetWorker): SpreadsheetWriterPort => ({
  open: Effect.fnUntraced(function* (sheet) {
    const worker = yield* Effect.acquireRelease(
      Effect.try({ try: start, catch: (cause) => new SpreadsheetFailed({ cause }) }),
      ({ end }) => Effect.sync(end),
    )
    const ask = conversation(worker)
    yield* ask({ kind: 'begin', sheet })
    return {
      add: (rows) => Effect.asVoid(ask({ kind: 'rows', rows })),
      finish: Effect.flatMap(ask({ kind: 'finish' }), (answer) =>
        answer.kind === 'written'
          ? Effect.succeed(answer.file)
          : Effect.fail(new SpreadsheetFailed({ cause: `answered ${answer.kind}` })),
      ),
    }
  }),
})
