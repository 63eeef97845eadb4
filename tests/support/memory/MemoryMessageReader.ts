import { Effect } from 'effect'
import type { MessageReaderPort } from '../../../src/application/ports/MessageReader.ts'
import type { Country } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'

/** Reads at once, where it is called. */
export const makeMemoryMessageReader = (country: Country): MessageReaderPort => ({
  read: (message, near, offered) => Effect.sync(() => readMessage(message, country, near, offered)),
})
