import type { AnsweringWorker } from '../../src/adapters/worker/AnsweringWorker.ts'

/** Runs the code of a worker behind a channel that copies messages as a worker's does. */
export const workerInProcess = <Request, Answer>(
  makeServe: (answer: (value: Answer) => void) => (request: Request) => void,
): AnsweringWorker<Request, Answer> => {
  const { port1: page, port2: worker } = new MessageChannel()
  const serve = makeServe((value) => worker.postMessage(value))
  worker.onmessage = ({ data }: MessageEvent<Request>) => serve(data)
  return {
    ask: (request, transfer = []) => page.postMessage(request, [...transfer]),
    listen: (answered, failed) => {
      page.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
      page.onmessageerror = failed
    },
    end: () => page.close(),
  }
}
