import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { completeMessages } from '../src/domain/text/completeMessages.ts'

const folder = path.join(import.meta.dirname, '..', 'locales')
export const SOURCE_LOCALE = 'en'

/** A parsed message or term, so that the browser needs no parser. */
export type Message = FluentResource['body'][number]

/** The locales with texts. */
export const translatedLocales = (): ReadonlyArray<string> => readdirSync(folder).sort()

/** All messages of a locale's `.ftl` files, or only of the files `features`. */
export const messagesOf = (locale: string, features?: ReadonlyArray<string>): ReadonlyArray<Message> =>
  readdirSync(path.join(folder, locale))
    .filter((name) => name.endsWith('.ftl') && (!features || features.includes(name.slice(0, -4))))
    .sort()
    .flatMap((name) => new FluentResource(readFileSync(path.join(folder, locale, name), 'utf8')).body)

/** The messages of a locale, completed with the English ones (I18N-08). */
export const completeMessagesOf = (locale: string, features?: ReadonlyArray<string>): ReadonlyArray<Message> =>
  completeMessages(messagesOf(locale, features), messagesOf(SOURCE_LOCALE, features))
