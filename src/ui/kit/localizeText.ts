import type { TextId } from '../../domain/text/textIds.ts'
import type { FailureText } from './failureText.ts'
import type { Localization } from './localization.ts'

const isTextId = (l10n: Localization, id: string): id is TextId => l10n.getBundle(id) !== null

/** Localizes a text; `undefined` if the service named it and it has no message. */
export const localizeKnownText = (l10n: Localization, { id, args }: FailureText): string | undefined =>
  isTextId(l10n, id) ? l10n.getString(id, args) : undefined

/** Localizes a text; falls back to the service's message if the id has no text. */
export const localizeText = (l10n: Localization, text: FailureText): string =>
  localizeKnownText(l10n, text) ?? String(text.args?.['message'] ?? text.id)
