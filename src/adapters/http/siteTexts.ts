import { completeMessages } from '../../domain/text/completeMessages.ts'
import { isWhole } from '../../domain/text/wholeLocale.ts'

/** A message of the locale store; the text library defines the structure of patterns. */
interface StoredMessage {
  readonly id: string
  readonly value: unknown
  readonly attributes: Readonly<Record<string, unknown>>
}

const isMessage = (message: unknown): message is StoredMessage => {
  if (typeof message !== 'object' || message === null) return false
  const { id, attributes } = message as Partial<StoredMessage>
  return typeof id === 'string' && typeof attributes === 'object' && attributes !== null
}

/** The build's own locales, including English. */
const SITE = '/locales'
const SOURCE = 'en'

const storedTexts = async (
  fetcher: typeof fetch,
  store: string,
  locale: string,
): Promise<ReadonlyArray<StoredMessage>> => {
  const answer = await fetcher(`${store}/${locale}.json`)
  const messages: unknown = answer.ok && (await answer.json())
  if (Array.isArray(messages) && messages.every(isMessage)) return messages
  throw new TypeError(`Could not load the texts of ${locale}: ${answer.status}`)
}

/**
 * Loads the texts of a locale, one JSON file, from the locale store (API-41, I18N-06). Missing texts are filled in from
 * the site's English ones (I18N-08), which are loaded only for a locale that is not marked as complete. Rejects if the
 * locale is missing or not a list of messages. Does not use schemas, because light pages load it too.
 */
export const siteTexts = async (
  fetcher: typeof fetch,
  store: string,
  locale: string,
): Promise<ReadonlyArray<StoredMessage>> => {
  const own = await storedTexts(fetcher, store, locale)
  if (isWhole(own)) return own
  const source = await storedTexts(fetcher, SITE, SOURCE).catch(() => [])
  return completeMessages(own, source)
}
