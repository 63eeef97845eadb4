import { Effect, Option, Schema } from 'effect'
import type { PendingPaymentPort } from '../../application/ports/PendingPayment.ts'
import { StoredInstant } from './StoredInstant.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

const NAME = `${KEY_PREFIX}payment`

const StoredPayment = Schema.fromJsonString(
  Schema.Struct({
    intentId: Schema.optionalKey(Schema.NonEmptyString),
    vendorId: Schema.NonEmptyString,
    orderId: Schema.optionalKey(Schema.NonEmptyString),
    startTime: StoredInstant,
  }),
)
const decode = Schema.decodeUnknownOption(StoredPayment)
const encode = Schema.encodeSync(StoredPayment)

/** A pending payment in session storage, which ends with its tab. Unreadable content is ignored (PERSIST-08). */
export const makeBrowserPendingPayment = (tab: TextStorage): PendingPaymentPort => ({
  read: Effect.sync(() => Option.getOrUndefined(decode(tab.read(NAME)))),
  keep: (payment) => Effect.sync(() => tab.keep(NAME, encode(payment))),
  forget: Effect.sync(() => tab.forget(NAME)),
})
