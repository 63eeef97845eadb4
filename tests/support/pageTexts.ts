import { messagesOf } from '../../build/texts.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import type { Locale } from '../../src/domain/market/languages.ts'
import { NATIVE_NAMES } from '../../src/domain/market/nativeNames.ts'
import type { TextFile } from '../../src/domain/text/textIds.ts'
import { PageTexts, type Messages, type TextsOfPage } from '../../src/ui/kit/texts.ts'

/** What the HTML of a page in the language brings: the texts of these files. */
export const textsInPage = (locale: Locale, ...files: ReadonlyArray<TextFile>): TextsOfPage => ({
  locale,
  nativeName: NATIVE_NAMES[locale],
  messages: files.length === 0 ? [] : messagesOf(locale, files),
})

/** The texts of a page of dobrego-cz in English, without its own; all are loaded by `load`. */
export const pageTexts = (
  own: TextsOfPage = textsInPage('en'),
  load: (locale: Locale) => Promise<Messages> = () => Promise.resolve([]),
): PageTexts => new PageTexts(own, deploymentOf('dobrego-cz')!.brand, load)
