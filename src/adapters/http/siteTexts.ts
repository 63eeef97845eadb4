import { completeMessages } from '../../domain/text/completeMessages.ts'
import { isWhole } from '../../domain/text/wholeLocale.ts'

/** A message as the locale store has it; what a pattern is made of is the text library's own business. */
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

/** Where the build puts its own locales, English among them. */
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
 * One JSON per locale from the locale store (API-41, I18N-06). What it lacks is taken from the site's own English texts
 * (I18N-08); they are fetched only for a locale that is not marked as whole. Rejects if the locale is not there or is no
 * list of messages. Without schemas: light pages use it too.
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
