import { Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { MessageReader } from '../ports/MessageReader.ts'

/** What a pasted message says about an order, for a person to check (ADR 15). */
export const readPastedMessage = Effect.fn('readPastedMessage')(function* (
  message: string,
  near: Coordinates | undefined,
  offered: ReadonlyArray<PaymentMethod>,
) {
  return yield* (yield* MessageReader).read(message, near, offered)
})
