import type { ReactLocalization } from '@fluent/react'
import type { Text } from '../shared/failureText.ts'

/** A text in the language of the page; what the service said itself where there are no words for it. */
export const wordsOf = (l10n: ReactLocalization, { id, args }: Text): string => {
  const message = args?.['message']
  const fallback = message === undefined ? undefined : String(message)
  return fallback !== undefined && !l10n.getBundle(id) ? fallback : l10n.getString(id, args)
}

/** Nothing where the language of the page has no words for it. */
export const textIfKnown = (l10n: ReactLocalization, { id, args }: Text): string | undefined =>
  l10n.getBundle(id) ? l10n.getString(id, args) : undefined
