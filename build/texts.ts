import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { isLocale, textSources } from '../src/domain/market/languages.ts'
import { completeMessages } from '../src/domain/text/completeMessages.ts'
import { variablesIn } from '../src/domain/text/variablesIn.ts'
import { withLineBreaks } from './lineBreaks.ts'
import { pseudoMessages } from './pseudo.ts'
import type { TextFile } from '../src/domain/text/textIds.ts'

const folder = path.join(import.meta.dirname, '..', 'locales')
const SOURCE_LOCALE = 'en'

/** A parsed message or term, so that the browser needs no parser. */
export type Message = FluentResource['body'][number]

/** The locales with texts. */
export const translatedLocales = (): ReadonlyArray<string> => readdirSync(folder).sort()

const filesOf = (locale: string): ReadonlyArray<string> =>
  existsSync(path.join(folder, locale)) ? readdirSync(path.join(folder, locale)).sort() : []

const messagesIn = (locale: string, file: string): ReadonlyArray<Message> =>
  new FluentResource(readFileSync(path.join(folder, locale, file), 'utf8')).body

/** All messages of a locale's `.ftl` files, or only of the files `features`. */
export const messagesOf = (locale: string, features?: ReadonlyArray<TextFile>): ReadonlyArray<Message> =>
  filesOf(locale)
    .filter((file) => !features || features.some((feature) => file === `${feature}.ftl`))
    .flatMap((file) => messagesIn(locale, file))

/** The messages of a locale, completed with those of its base and the English ones (I18N-08, I18N-12). */
export const completeMessagesOf = (locale: string, features?: ReadonlyArray<TextFile>): ReadonlyArray<Message> =>
  (isLocale(locale) ? textSources(locale) : [locale, SOURCE_LOCALE])
    .map((source) => messagesOf(source, features))
    .reduce((texts, others) => completeMessages(texts, others))

/** Identifies the ids, attributes and variables of messages. */
export const idsOf = (messages: ReadonlyArray<Message>): string => {
  const ids = messages.map((message) =>
    [message.id, ...Object.keys(message.attributes), ...new Set(variablesIn(message))].sort().join('.'),
  )
  return createHash('sha256').update(ids.sort().join(' ')).digest('hex').slice(0, 8)
}

/** Identifies what the pages of the build know of all English messages. */
export const idsOfTexts = (): string => idsOf(messagesOf(SOURCE_LOCALE))

/** The complete messages as pages show them, with marks for line breaks in headlines; with `PSEUDO=1` pseudo-locales. */
export const shownMessagesOf = (locale: string, features?: ReadonlyArray<TextFile>): ReadonlyArray<Message> =>
  (process.env['PSEUDO'] === '1' ? pseudoMessages(locale, completeMessagesOf(SOURCE_LOCALE, features)) : undefined) ??
  withLineBreaks(locale, completeMessagesOf(locale, features))

/** The module with the types of all message ids. */
export const TEXT_IDS_FILE = path.join(import.meta.dirname, '..', 'src', 'domain', 'text', 'textIds.ts')

/** The content of `TEXT_IDS_FILE`, before formatting. */
export const textIdsModule = (): string => {
  const unions = filesOf(SOURCE_LOCALE).map((file) => {
    const ids = messagesIn(SOURCE_LOCALE, file).flatMap(({ id }) => (id.startsWith('-') ? [] : `'${id}'`))
    return `${path.basename(file, '.ftl')}: ${ids.join(' | ')}`
  })
  return `// Written by \`npm run format\` from locales/${SOURCE_LOCALE}.

/** The message ids of each file in \`locales/${SOURCE_LOCALE}\`. */
export interface TextIds {
${unions.join('\n')}
}

/** The name of a file in \`locales/${SOURCE_LOCALE}\`, without its extension. */
export type TextFile = keyof TextIds

/** The id of an English message. */
export type TextId = TextIds[TextFile]
`
}
