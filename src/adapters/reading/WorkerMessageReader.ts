import { Effect, Semaphore } from 'effect'
import { MessageReaderFailed, type MessageReaderPort } from '../../application/ports/MessageReader.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { MessageReading } from '../../domain/reading/readMessage.ts'
import { answeringWorker, conversation, type AnsweringWorker } from '../worker/AnsweringWorker.ts'
import type { MessageRequest } from './serveMessage.ts'

/** A worker that reads messages. */
export type MessageWorker = AnsweringWorker<MessageRequest, MessageReading>

/** Loads the worker's code when the first message is read. */
const startMessageWorker = (): MessageWorker =>
  answeringWorker(new Worker(new URL('./messageWorker.ts', import.meta.url), { type: 'module' }))

const failed = (cause: unknown) => new MessageReaderFailed({ cause })

/**
 * Reads messages in a worker, so that the page does not stand still while the first one is read (ADR 15). The worker
 * stays for the next message; one that failed is replaced.
 */
export const makeWorkerMessageReader = (
  country: Country,
  start: () => MessageWorker = startMessageWorker,
): MessageReaderPort => {
  const inTurn = Semaphore.makeUnsafe(1)
  let started: ReturnType<typeof begin> | undefined
  const begin = () => {
    const worker = start()
    return { ask: conversation(worker, failed), end: worker.end }
  }
  const drop = Effect.sync(() => {
    started?.end()
    started = undefined
  })
  return {
    read: (message, near, offered) =>
      Effect.try({ try: () => (started ??= begin()), catch: failed }).pipe(
        Effect.flatMap(({ ask }) => ask({ message, country, near, offered })),
        Effect.tapError(() => drop),
        // A worker cannot be interrupted: the next message waits for its answer.
        Effect.uninterruptible,
        inTurn.withPermits(1),
      ),
  }
}
