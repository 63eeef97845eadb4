import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { defaultLocale, negotiateLocale } from '../../src/domain/market/deploymentLocale.ts'
import { isLocale, type Locale } from '../../src/domain/market/languages.ts'

/** A page that the build wrote for each deployment and language, as `pages/pages.json` lists it. */
export interface BuiltPage {
  readonly name: string
  /** The part of its address that names no parameter. */
  readonly path: string
  readonly hasParameters: boolean
  /** Its address names an order and opens it. */
  readonly isSecret?: boolean
  /** It exists only where the country has individual senders (PROD-02, C2C-03). */
  readonly ofIndividualSenders?: boolean
}

export interface BuiltPortal {
  /** Whether there is a file to serve at this path, such as `/assets/x.js`. */
  readonly hasFile: (url: string) => boolean
  /** The page of an address, below any mark of a device; `undefined` where the deployment has none. */
  readonly pageAt: (path: string, deployment: Deployment) => BuiltPage | undefined
  /** The HTML to send, as a path below the folder; `undefined` when the portal is not built. */
  readonly html: (name: string, deployment: Deployment, wanted: ReadonlyArray<string>) => string | undefined
}

/** Answers every address that has no page of its own. */
const NOT_FOUND = 'not-found'

const PAGE_LIST = 'pages/pages.json'

/** Files that are never served at their own path. */
const KEPT_BACK = /^\/(?:pages\/|index\.html|vite-manifest\.json|\.)|\.(?:br|gz)$/

const filesBelow = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => statSync(path.join(folder, name)).isFile())
        .map((name) => name.replaceAll(path.sep, '/'))
    : []

/** Scans the built portal once. */
export const readBuiltPortal = (folder: string): BuiltPortal => {
  const files = new Set(filesBelow(folder))
  const locales = new Map<string, ReadonlyArray<Locale>>()
  for (const file of files) {
    const [top, deployment = '', locale] = file.split('/')
    if (top !== 'pages' || !isLocale(locale)) continue
    const known = locales.get(deployment) ?? []
    if (!known.includes(locale)) locales.set(deployment, [...known, locale])
  }

  const html: BuiltPortal['html'] = (name, deployment, wanted) => {
    const written = locales.get(deployment.id)
    if (written === undefined) return files.has('index.html') ? 'index.html' : undefined
    const { country } = deployment
    const supportedLocales = country.supportedLocales.filter((locale) => written.includes(locale))
    const locale = negotiateLocale(wanted, { ...deployment, country: { ...country, supportedLocales } })
    const candidates = [locale, defaultLocale(deployment), 'en', ...written]
    return candidates
      .flatMap((one) => [name, NOT_FOUND].map((file) => `pages/${deployment.id}/${one}/${file}.html`))
      .find((file) => files.has(file))
  }

  const pages = files.has(PAGE_LIST)
    ? (JSON.parse(readFileSync(path.join(folder, PAGE_LIST), 'utf8')) as ReadonlyArray<BuiltPage>)
    : []
  const pageAt: BuiltPortal['pageAt'] = (wanted, { country }) => {
    const address = wanted.replace(/(?<=.)\/+$/, '')
    return pages.find(
      ({ path: fixed, hasParameters, ofIndividualSenders }) =>
        (address === fixed || (hasParameters && address.startsWith(`${fixed}/`))) &&
        (country.individualSenders || !ofIndividualSenders),
    )
  }

  return { hasFile: (url) => files.has(url.slice(1)) && !KEPT_BACK.test(url), pageAt, html }
}
