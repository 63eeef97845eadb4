import { Effect, Option, Schema } from 'effect'
import type { SenderStorePort } from '../../application/ports/SenderStore.ts'
import { OURS, type KeptTexts } from './keptTexts.ts'

const SENDER = `${OURS}sender`

const Kept = Schema.fromJsonString(
  Schema.Struct({
    sender: Schema.Struct({ name: Schema.String, phoneNumber: Schema.String, email: Schema.String }),
    address: Schema.Struct({
      addressText: Schema.NonEmptyString,
      unit: Schema.String,
      notes: Schema.String,
      building: Schema.String,
      city: Schema.String,
      countryCode: Schema.String,
      coordinates: Schema.Struct({ latitude: Schema.Finite, longitude: Schema.Finite }),
      postalCode: Schema.String,
      streetAddress: Schema.String,
    }),
  }),
)
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

/** The guest's sender data in session storage; unreadable content is ignored (PERSIST-08). */
export const makeBrowserSenderStore = (tab: KeptTexts): SenderStorePort => ({
  read: Effect.sync(() => Option.getOrUndefined(decode(tab.read(SENDER)))),
  keep: (kept) => Effect.sync(() => tab.keep(SENDER, encode(kept))),
  clear: Effect.sync(() => tab.forget(SENDER)),
})
