import type { Coordinates } from '../../domain/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { readMessage, type MessageReading } from '../../domain/reading/readMessage.ts'

/** The page's request to its worker. */
export interface MessageRequest {
  readonly message: string
  readonly country: Country
  readonly near: Coordinates | undefined
  readonly offered: ReadonlyArray<PaymentMethod>
}

/** The worker's complete task, independent of where it runs. */
export const serveMessage = ({ message, country, near, offered }: MessageRequest): MessageReading =>
  readMessage(message, country, near, offered)
