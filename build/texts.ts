import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FluentResource } from '@fluent/bundle'

const folder = path.join(import.meta.dirname, '..', 'locales')
export const SOURCE_LOCALE = 'en'

/** One message or term as the runtime wants it: parsed already, so that no parser is sent to the browser. */
export type Message = FluentResource['body'][number]

/** The locales that have texts. */
export const translatedLocales = (): ReadonlyArray<string> => readdirSync(folder).sort()

/** Every message of a locale's `.ftl` files; `features` narrows it to those files. */
export const messagesOf = (locale: string, features?: ReadonlyArray<string>): ReadonlyArray<Message> =>
  readdirSync(path.join(folder, locale))
    .filter((name) => name.endsWith('.ftl') && (!features || features.includes(name.slice(0, -4))))
    .sort()
    .flatMap((name) => new FluentResource(readFileSync(path.join(folder, locale, name), 'utf8')).body)

/** The messages, with the English ones that they lack. */
export const withEnglish = (own: ReadonlyArray<Message>, english: ReadonlyArray<Message>): ReadonlyArray<Message> => {
  const known = new Set(own.map(({ id }) => id))
  return [...own, ...english.filter(({ id }) => !known.has(id))]
}

/** The locale's messages, with the English one wherever it has none (I18N-08). */
export const completeMessagesOf = (locale: string, features?: ReadonlyArray<string>): ReadonlyArray<Message> =>
  withEnglish(messagesOf(locale, features), messagesOf(SOURCE_LOCALE, features))
