import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { textLocales } from '../../src/domain/format/intlLocale.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { withoutIsolates } from '../../src/domain/text/withoutIsolates.ts'
import { completeMessages } from '../../src/domain/text/completeMessages.ts'
import type { TextFile, TextIds } from '../../src/domain/text/textIds.ts'
import { negotiateLocale } from '../../src/domain/market/deploymentLocale.ts'
import { textSources, type Locale } from '../../src/domain/market/languages.ts'

const fileOf = (file: TextFile, locale: string) =>
  path.join(import.meta.dirname, '..', '..', 'locales', locale, `${file}.ftl`)

const resources = new Map<string, FluentResource>()

const messagesOf = (file: TextFile, locale: Locale): FluentResource['body'] => {
  const name = fileOf(file, locale)
  const known = resources.get(name) ?? new FluentResource(existsSync(name) ? readFileSync(name, 'utf8') : '')
  resources.set(name, known)
  return known.body
}

/** Whether the locale or its base has the file; English, which every locale falls back to, does not count. */
const isTranslated = (file: TextFile, locale: Locale): boolean =>
  locale === 'en' || textSources(locale).some((source) => source !== 'en' && existsSync(fileOf(file, source)))

/** The first wanted language that the country supports and the file is translated to; otherwise English. */
export const serviceLocale = (file: TextFile, languages: ReadonlyArray<string>, deployment: Deployment): Locale => {
  const { country } = deployment
  const supportedLocales = country.supportedLocales.filter((locale) => isTranslated(file, locale))
  const locale = negotiateLocale(languages, { ...deployment, country: { ...country, supportedLocales } })
  return isTranslated(file, locale) ? locale : 'en'
}

type ServiceWords<File extends TextFile> = (
  id: TextIds[File],
  args?: Readonly<Record<string, string | number>>,
) => string

/**
 * Formats messages of some files in one language; falls back to its base and to English for missing ones (I18N-08, I18N-12).
 * What is filled in is isolated from the direction of the text around, for HTML. Throws for an unknown id.
 */
export const serviceTexts = <File extends TextFile>(
  files: ReadonlyArray<File>,
  locale: Locale,
  { brand }: Deployment,
): ServiceWords<File> => {
  const bundle = new FluentBundle(textLocales(locale))
  const body = textSources(locale)
    .map((source) => files.flatMap((file) => messagesOf(file, source)))
    .reduce<ReadonlyArray<FluentResource['body'][number]>>((texts, others) => completeMessages(texts, others), [])
  bundle.addResource({ body: [{ id: '-brand-name', value: brand.name, attributes: {} }, ...body] })
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value
    if (pattern === null || pattern === undefined) throw new Error(`No text ${id} in ${locale}`)
    const errors: Array<Error> = []
    const words = bundle.formatPattern(pattern, args, errors)
    if (errors[0] !== undefined) throw errors[0]
    return words
  }
}

/** The same for plain text, without the marks that isolate directions: not all programs know them. */
export const plainServiceTexts = <File extends TextFile>(
  ...of: Parameters<typeof serviceTexts<File>>
): ServiceWords<File> => {
  const words = serviceTexts(...of)
  return (id, args) => withoutIsolates(words(id, args))
}
