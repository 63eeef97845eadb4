import { CodeNotFetched } from '../../application/lateCode/fetchCode.ts'
import { textSources, type Locale } from '../../domain/market/languages.ts'
import { completeMessages } from '../../domain/text/completeMessages.ts'
import { variablesIn } from '../../domain/text/variablesIn.ts'
import { hasAllMessages } from '../../domain/text/wholeLocale.ts'
import type { Fetch } from './earlyCalls.ts'
import { siteFile } from './siteFile.ts'

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

const readTexts = (messages: unknown): ReadonlyArray<StoredMessage> => {
  if (Array.isArray(messages) && messages.every(isMessage)) return messages
  throw new TypeError('The file is no list of messages')
}

/** The texts without those whose variables are unknown to `source`: of another build, they would show the names of these. */
const withKnownVariables = (texts: ReadonlyArray<StoredMessage>, source: ReadonlyArray<StoredMessage>) => {
  const known = new Map(source.map((message) => [message.id, variablesIn(message)]))
  return texts.filter((message) => variablesIn(message).every((name) => known.get(message.id)?.includes(name) ?? true))
}

/** Locales whose missing texts were named in the console. */
const warned = new Set<Locale>()

/** Identifies the ids of all texts; the build fills it in. */
declare const IDS_OF_TEXTS: string

/**
 * Loads the texts of a locale, one JSON file, from the locale store (API-41, I18N-06). If that file is missing, is not
 * a list of messages, has lost messages or is of another build, the missing texts are filled in from the locale's base
 * and from the site's English ones (I18N-08, I18N-12), which is said once in the console and to `fellBack`. Rejects with
 * `CodeNotFetched` if none can be loaded. Does not use schemas, because light pages load it too.
 */
export const siteTexts = async (
  fetch: Fetch,
  store: string,
  locale: Locale,
  fellBack = (): void => undefined,
): Promise<ReadonlyArray<StoredMessage>> => {
  let texts: ReadonlyArray<StoredMessage> = []
  let failure: unknown
  for (const source of textSources(locale)) {
    // A store that kept silent for one file is not waited for again.
    if (source !== SOURCE && failure instanceof CodeNotFetched && failure.reason === 'timeout') continue
    try {
      const stored = await siteFile(fetch, `${source === SOURCE ? SITE : store}/${source}.json`, readTexts)
      if (source === SOURCE && locale !== SOURCE) {
        fellBack()
        if (!warned.has(locale))
          globalThis.console.warn(`Some texts of ${locale} are shown in English:`, failure ?? 'its file lacks them')
        warned.add(locale)
      }
      texts = completeMessages(withKnownVariables(texts, stored), stored)
      if (hasAllMessages(stored, IDS_OF_TEXTS)) return texts
    } catch (cause) {
      failure = cause
    }
  }
  if (texts.length === 0) throw failure
  return texts
}
