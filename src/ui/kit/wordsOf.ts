import type { ReactLocalization } from '@fluent/react'
import type { Text } from './failureText.ts'

/** Localizes a text; falls back to the service's message if the id has no text. */
export const wordsOf = (l10n: ReactLocalization, { id, args }: Text): string => {
  const message = args?.['message']
  const fallback = message === undefined ? undefined : String(message)
  return fallback !== undefined && !l10n.getBundle(id) ? fallback : l10n.getString(id, args)
}

/** Localizes a text; `undefined` if its id has no message. */
export const textIfKnown = (l10n: ReactLocalization, { id, args }: Text): string | undefined =>
  l10n.getBundle(id) ? l10n.getString(id, args) : undefined
