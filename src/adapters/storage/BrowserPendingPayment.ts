import { Effect, Option, Schema } from 'effect'
import type { PendingPaymentPort } from '../../application/ports/PendingPayment.ts'
import { KeptInstant } from './KeptInstant.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const NAME = `${OURS}payment`

const Kept = Schema.fromJsonString(
  Schema.Struct({
    intentId: Schema.optionalKey(Schema.NonEmptyString),
    vendorId: Schema.NonEmptyString,
    orderId: Schema.optionalKey(Schema.NonEmptyString),
    startTime: KeptInstant,
  }),
)
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

/** A pending payment in session storage, which ends with its tab. Unreadable content is ignored (PERSIST-08). */
export const makeBrowserPendingPayment = (tab: KeptTexts): PendingPaymentPort => ({
  read: Effect.sync(() => Option.getOrUndefined(decode(tab.read(NAME)))),
  keep: (payment) => Effect.sync(() => tab.keep(NAME, encode(payment))),
  forget: Effect.sync(() => tab.forget(NAME)),
})
