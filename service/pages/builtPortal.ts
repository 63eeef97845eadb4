import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { defaultLocale, negotiateLocale } from '../../src/domain/market/deploymentLocale.ts'
import { isLocale, type Locale } from '../../src/domain/market/languages.ts'

/** A page that the build wrote for each deployment and language, as `pages/pages.json` lists it. */
interface BuiltPage {
  readonly name: string
  /** Its addresses, as a path of the portal's router. */
  readonly path: string
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
  /** The HTML to send; `undefined` when the portal is not built. */
  readonly html: (name: string, deployment: Deployment, languages: ReadonlyArray<string>) => BuiltHtml | undefined
}

interface BuiltHtml {
  /** A path below the folder. */
  readonly file: string
  /** Whether the page is the one of unknown addresses, also because the wanted page was not built. */
  readonly isNotFound: boolean
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

const partOf = (segment: string): string => {
  if (segment === '*') return '(?:/.*)?'
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
}

/** Matches the addresses of a path as the portal's router does: in any case, and with slashes at the end. */
const patternOf = (pagePath: string): RegExp =>
  new RegExp(
    `^${pagePath
      .split('/')
      .filter((segment) => segment !== '')
      .map(partOf)
      .join('')}/*$`,
    'i',
  )

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

  const html: BuiltPortal['html'] = (name, deployment, languages) => {
    const written = locales.get(deployment.id)
    if (written === undefined)
      return files.has('index.html') ? { file: 'index.html', isNotFound: name === NOT_FOUND } : undefined
    const { country } = deployment
    const supportedLocales = country.supportedLocales.filter((locale) => written.includes(locale))
    const locale = negotiateLocale(languages, { ...deployment, country: { ...country, supportedLocales } })
    const candidates = [locale, defaultLocale(deployment), 'en', ...written]
    return candidates
      .flatMap((one) =>
        [name, NOT_FOUND].map((page) => ({
          file: `pages/${deployment.id}/${one}/${page}.html`,
          isNotFound: page === NOT_FOUND,
        })),
      )
      .find(({ file }) => files.has(file))
  }

  const pages = files.has(PAGE_LIST)
    ? (JSON.parse(readFileSync(path.join(folder, PAGE_LIST), 'utf8')) as ReadonlyArray<BuiltPage>).map((page) => ({
        page,
        pattern: patternOf(page.path),
      }))
    : []
  const pageAt: BuiltPortal['pageAt'] = (address, { country }) =>
    pages.find(({ page, pattern }) => (country.individualSenders || !page.ofIndividualSenders) && pattern.test(address))
      ?.page

  return { hasFile: (url) => files.has(url.slice(1)) && !KEPT_BACK.test(url), pageAt, html }
}
