import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { negotiateLocale, type Locale } from '../../src/domain/market/languages.ts'

const fileOf = (locale: string) => path.join(import.meta.dirname, '..', '..', 'locales', locale, 'mail.ftl')

const resources = new Map<string, FluentResource>()

const resourceOf = (locale: Locale): FluentResource => {
  const known = resources.get(locale) ?? new FluentResource(readFileSync(fileOf(locale), 'utf8'))
  resources.set(locale, known)
  return known
}

/** The language of a mail: the first that is wanted, spoken in the country and written here; English where none is. */
export const mailLocale = (wanted: ReadonlyArray<string>, deployment: Deployment): Locale => {
  const { country } = deployment
  const supportedLocales = country.supportedLocales.filter((locale) => existsSync(fileOf(locale)))
  const locale = negotiateLocale(wanted, { ...deployment, country: { ...country, supportedLocales } })
  return existsSync(fileOf(locale)) ? locale : 'en'
}

export type MailText = (id: string, args?: Readonly<Record<string, string | number>>) => string

/** The words of mails in one language; a message that is missing is a defect. */
export const mailTexts = (locale: Locale, { brand }: Deployment): MailText => {
  const bundle = new FluentBundle(locale, { useIsolating: false })
  bundle.addResource({ body: [{ id: '-brand-name', value: brand.name, attributes: {} }, ...resourceOf(locale).body] })
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value
    if (pattern === null || pattern === undefined) throw new Error(`No mail text ${id} in ${locale}`)
    const errors: Array<Error> = []
    const words = bundle.formatPattern(pattern, args, errors)
    if (errors[0] !== undefined) throw errors[0]
    return words
  }
}
