import { Context, Data, type Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { MessageReading } from '../../domain/reading/readMessage.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'

/** The reader does not run on this device: its code cannot be started, or it stopped. */
export class MessageReaderFailed extends Data.TaggedError('MessageReaderFailed')<{ readonly cause: unknown }> {}

/**
 * Reads a chat message by the rules of `readMessage`, in the country of the page; `near` is where a short plus code is
 * looked for, `offered` are the payment methods that the form has. Messages are read in the order of the calls; an
 * interrupted call that has not begun is left out. Fails with `ServiceUnavailable` if the code cannot be loaded.
 */
export interface MessageReaderPort {
  readonly read: (
    message: string,
    near: Coordinates | undefined,
    offered: ReadonlyArray<PaymentMethod>,
  ) => Effect.Effect<MessageReading, MessageReaderFailed | ServiceUnavailable>
}

export class MessageReader extends Context.Service<MessageReader, MessageReaderPort>()('application/MessageReader') {}
