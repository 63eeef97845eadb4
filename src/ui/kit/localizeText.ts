import type { TextArgs } from '../../domain/text/namedText.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { FailureText } from './failureText.ts'
import type { Localization } from './localization.ts'

/** The arguments of a text, of which those that are texts are localized. */
const localizeArgs = (l10n: Localization, args: TextArgs): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'object' ? localizeText(l10n, value) : value]),
  )

const isTextId = (l10n: Localization, id: string): id is TextId => l10n.getBundle(id) !== null

/** Localizes a text; `undefined` if the service named it and it has no message. */
export const localizeKnownText = (l10n: Localization, { id, args }: FailureText): string | undefined =>
  isTextId(l10n, id) ? l10n.getString(id, args && localizeArgs(l10n, args)) : undefined

/** Localizes a text; falls back to the service's message if the id has no text. */
export const localizeText = (l10n: Localization, text: FailureText): string => {
  const message = text.args?.['message']
  return localizeKnownText(l10n, text) ?? (typeof message === 'string' ? message : text.id)
}
