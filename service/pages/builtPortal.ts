import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { defaultLocale, negotiateLocale } from '../../src/domain/market/deploymentLocale.ts'
import { isLocale, type Locale } from '../../src/domain/market/languages.ts'

/** The pages that the build writes for each deployment and language. */
export type PageName =
  | 'landing'
  | 'connect'
  | 'register'
  | 'forgot-password'
  | 'confirm-email'
  | 'public-tracking'
  | 'sender-tracking'
  | 'prohibited-items'
  | 'delivery-receipt'
  | 'terms'
  | 'faq'
  | 'planned-maintenance'
  | 'unplanned-maintenance'
  | 'app'
  | 'app-request'
  | 'app-tracking'
  | 'app-history'
  | 'help-centre'

export interface BuiltPortal {
  /** Whether there is a file to serve at this path, such as `/assets/x.js`. */
  readonly hasFile: (url: string) => boolean
  /** The path of the HTML file below the folder; `undefined` if the portal is not built. */
  readonly page: (name: PageName, deployment: Deployment, wanted: ReadonlyArray<string>) => string | undefined
}

/** The page of all addresses without a page of their own. */
const PLAIN: PageName = 'app'

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

  const page: BuiltPortal['page'] = (name, deployment, wanted) => {
    const written = locales.get(deployment.id)
    if (written === undefined) return files.has('index.html') ? 'index.html' : undefined
    const { country } = deployment
    const supportedLocales = country.supportedLocales.filter((locale) => written.includes(locale))
    const locale = negotiateLocale(wanted, { ...deployment, country: { ...country, supportedLocales } })
    const candidates = [locale, defaultLocale(deployment), 'en', ...written]
    return candidates
      .flatMap((one) => [name, PLAIN].map((file) => `pages/${deployment.id}/${one}/${file}.html`))
      .find((file) => files.has(file))
  }

  return { hasFile: (url) => files.has(url.slice(1)) && !KEPT_BACK.test(url), page }
}
