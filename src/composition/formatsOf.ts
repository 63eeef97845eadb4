import { fetchCode, NO_LIMIT } from '../application/lateCode/fetchCode.ts'
import { hasOwnFormats } from '../domain/format/ownFormats.ts'
import type { Locale } from '../domain/market/languages.ts'

/** Loads the formats of a language, if it brings its own. Without them, dates and amounts are in English, like a missing text. */
export const formatsOf = async (locale: Locale): Promise<void> => {
  if (!hasOwnFormats(locale)) return
  await fetchCode(() => import('./ownFormats.ts'), NO_LIMIT)
    .then(({ loadFormats }) => loadFormats(locale))
    .catch(() => undefined)
}
