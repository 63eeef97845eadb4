import { Effect, Option, Schema } from 'effect'
import type { SenderStorePort } from '../../application/ports/SenderStore.ts'
import { KEY_PREFIX, type TextStorage } from './textStorage.ts'

const SENDER = `${KEY_PREFIX}sender`

const StoredSenderJson = Schema.fromJsonString(
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
const decode = Schema.decodeUnknownOption(StoredSenderJson)
const encode = Schema.encodeSync(StoredSenderJson)

/** The guest's sender data in session storage; unreadable content is ignored (PERSIST-08). */
export const makeBrowserSenderStore = (tab: TextStorage): SenderStorePort => ({
  read: Effect.sync(() => Option.getOrUndefined(decode(tab.read(SENDER)))),
  keep: (sender) => Effect.sync(() => tab.keep(SENDER, encode(sender))),
  clear: Effect.sync(() => tab.forget(SENDER)),
})
