import { Effect } from 'effect'

/** A worker that answers each request with one message. */
export interface AnsweringWorker<Request, Answer> {
  /** `transfer` moves these parts of the request to the worker instead of copying them. */
  readonly ask: (request: Request, transfer?: ReadonlyArray<Transferable>) => void
  /** After `failed`, the worker sends no more answers. */
  readonly listen: (answered: (answer: Answer) => void, failed: (cause: unknown) => void) => void
  readonly end: () => void
}

/** A worker of the browser, which runs one of our files. */
export const answeringWorker = <Request, Answer>(worker: Worker): AnsweringWorker<Request, Answer> => ({
  ask: (request, transfer = []) => worker.postMessage(request, [...transfer]),
  listen: (answered, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => answered(data))
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
  },
  end: () => worker.terminate(),
})

/** Sends one request at a time; a crashed worker answers all further requests with its failure. */
export const conversation = <Request, Answer, Failure>(
  { ask, listen }: AnsweringWorker<Request, Answer>,
  failure: (cause: unknown) => Failure,
) => {
  let waiting: ((outcome: Effect.Effect<Answer, Failure>) => void) | undefined
  let broken: Failure | undefined
  const settle = (outcome: Effect.Effect<Answer, Failure>) => {
    const resume = waiting
    waiting = undefined
    resume?.(outcome)
  }
  listen(
    (answer) => settle(Effect.succeed(answer)),
    (cause) => {
      broken = failure(cause)
      settle(Effect.fail(broken))
    },
  )
  return (request: Request, transfer?: ReadonlyArray<Transferable>) =>
    Effect.callback<Answer, Failure>((resume) => {
      if (broken !== undefined) return resume(Effect.fail(broken))
      waiting = resume
      return ask(request, transfer)
    })
}
