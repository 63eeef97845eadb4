import type { Fetch } from '../adapters/http/earlyCalls.ts'
import { backEndOfPage } from '../adapters/page/backEndOfPage.ts'
import { fetchCode, NO_LIMIT } from '../application/lateCode/fetchCode.ts'
import type { TextId } from '../domain/text/textIds.ts'
import type { Opening as OpeningInPage } from '../ui/app/Opening.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { servicesOf, type PageServices } from '../domain/market/backEnd.ts'
import type { Locale } from '../domain/market/languages.ts'
import type { PageName } from '../ui/app/pages.ts'
import { PageTexts, type Messages } from '../ui/kit/texts.ts'

/** The data known before any request: the deployment, the language, and the previous page's message. */
export interface PageOpening {
  readonly deployment: Deployment
  readonly services: PageServices
  readonly locale: Locale
  readonly nativeName: string
  readonly locales: ReadonlyArray<Locale>
  readonly page: PageName
  readonly messages: Messages
  readonly farewell: TextId | undefined
}

const FAREWELLS = {
  asked: 'farewell-asked',
  ended: 'failure-signed-out',
  'somebody-else': 'farewell-somebody-else',
  'guest-ended': 'farewell-guest-ended',
  'guest-off': 'farewell-guest-off',
  'guest-stays': 'farewell-guest-stays',
  'device-ended': 'farewell-device-ended',
} as const

const isBye = (text: string): text is keyof typeof FAREWELLS => Object.hasOwn(FAREWELLS, text)

/** Reads `?bye=` and removes it from the address. */
const readFarewell = ({ location, history }: Window): PageOpening['farewell'] => {
  const address = new URL(location.href)
  const bye = address.searchParams.get('bye')
  if (bye === null) return undefined
  address.searchParams.delete('bye')
  history.replaceState(history.state, '', address)
  return isBye(bye) ? FAREWELLS[bye] : undefined
}

/** Reads the opening data from the page; only pages of the development server have none. */
const openingIn = async (window: Window & typeof globalThis): Promise<OpeningInPage> => {
  const text = window.document.getElementById('opening')?.textContent
  if (text) return JSON.parse(text) as OpeningInPage
  // The bundler removes this branch from production builds.
  if (import.meta.env.DEV)
    return (await fetchCode(() => import('./developmentOpening.ts'), NO_LIMIT)).developmentOpening(window)
  throw new Error('The page does not name what it opens')
}

export const readOpening = async (window: Window & typeof globalThis): Promise<PageOpening> => {
  const opening = await openingIn(window)
  const { deployment } = opening
  return {
    deployment,
    services: servicesOf(backEndOfPage(), window.location.origin),
    locale: opening.locale,
    nativeName: opening.nativeName,
    locales: opening.locales.filter((locale) => deployment.country.supportedLocales.includes(locale)),
    page: opening.page,
    messages: opening.messages,
    farewell: readFarewell(window),
  }
}

/** The texts in the page, completed from the locale store. */
export const pageTexts = ({ deployment, services, ...own }: PageOpening, fetch: Fetch): PageTexts =>
  new PageTexts(own, deployment.brand, async (locale, fellBack) => {
    const { siteTexts } = await fetchCode(() => import('../adapters/http/siteTexts.ts'), NO_LIMIT)
    return (await siteTexts(fetch, services.texts, locale, fellBack)) as unknown as Messages
  })
