import { LocalizationProvider } from '@fluent/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import { installEveryFormat } from '../../domain/format/own/everyFormat.ts'
import { instantAt } from '../../domain/instant.ts'
import { deploymentOf } from '../../domain/market/deployments.ts'
import { pageDirection, isLocale } from '../../domain/market/languages.ts'
import { mayChooseLetters } from '../../domain/market/letters.ts'
import { NATIVE_NAMES } from '../../domain/market/nativeNames.ts'
import { leadsOutOnly } from '../market/footerLinks.ts'
import { LanguageDrawer } from '../market/LanguageDrawer.tsx'
import { SiteFooter } from '../market/SiteFooter.tsx'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'
import { localizationOf, type Messages } from '../kit/texts.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { LightPagesContext, type LightPages } from '../frame/LightPages.ts'
import { fixedPath, isScreen, PAGES, titleOf, type PageName } from './pages.ts'
import { pageTitle } from '../paths/pageTitle.ts'

export interface PrerenderedPage {
  readonly html: string
  /** The HTML after the page, which React never renders again: footer and language drawer (docs/adr/0059). */
  readonly below: string
  readonly title: string
  readonly description: string
  readonly direction: 'ltr' | 'rtl'
}

installEveryFormat()

const interrupted = () => Promise.resolve({ kind: 'interrupted' as const })

/** Placeholders for everything that needs a user; never called at build time. */
const NOBODY_YET = {
  flags: { isOn: () => false, known: () => undefined, subscribe: () => () => undefined },
  entrance: () => Promise.resolve(undefined),
  toggleAppearance: () => undefined,
  appearanceShown: () => 'light' as const,
  followOrder: () => Promise.resolve(),
  lacks: () => false,
  linkCalls: () => Promise.reject(new Error('Prerendered pages make no calls')),
  deviceNow: () => instantAt(0),
  map: { open: () => Promise.reject(new Error('Prerendered pages have no map')) },
  requestAsGuest: interrupted,
  signIn: interrupted,
  accounts: {
    register: interrupted,
    confirmEmail: interrupted,
    sendResetCode: interrupted,
    resetPassword: interrupted,
  },
  application: {
    open: () => Promise.reject(new Error('Prerendered pages open no application')),
    opened: () => undefined,
    begunTracking: () => undefined,
    allTexts: () => Promise.resolve(),
    reopen: () => Promise.resolve(),
    reload: () => Promise.resolve(false),
    leave: () => undefined,
  },
  prepareApplication: () => undefined,
  typedEarly: () => ({}),
  farewell: undefined,
} as const

const UNPLANNED = { ...NOBODY_YET.flags, isOn: (name: FlagName) => name === 'UnplannedMaintenance' }

/** Renders one page to HTML at build time, so that it can be read before any script loads. */
export const prerender = async (
  page: PageName,
  deploymentId: string,
  locale: string,
  messages: Messages,
  locales: ReadonlyArray<string>,
): Promise<PrerenderedPage> => {
  const deployment = deploymentOf(deploymentId)
  if (!deployment || !isLocale(locale)) throw new Error(`No page for ${deploymentId} in ${locale}`)
  const l10n = localizationOf(locale, deployment.brand, messages, 'plain')
  const Page = isScreen(page) ? undefined : await PAGES[page].component()
  const path = page === 'not-found' ? '/not-found' : fixedPath(PAGES[page])
  const light: LightPages = {
    ...NOBODY_YET,
    ...(page === 'unplanned-maintenance' && { flags: UNPLANNED }),
    deployment,
    locale,
    language: () => locale,
    nativeName: NATIVE_NAMES[locale],
    toggleLetters: mayChooseLetters(locale) ? () => undefined : undefined,
    locales: locales.filter(isLocale),
  }
  const surroundings = { deployment, locale, nativeName: light.nativeName, locales: light.locales }
  return {
    html: renderToString(
      <LocalizationProvider l10n={l10n}>
        <LightPagesContext value={light}>
          <StaticRouter location={path}>
            {Page === undefined ? <ApplicationSkeleton deployment={deployment} /> : <Page />}
          </StaticRouter>
        </LightPagesContext>
      </LocalizationProvider>,
    ),
    below: renderToStaticMarkup(
      <LocalizationProvider l10n={l10n}>
        <SiteFooter {...surroundings} leadsOutOnly={leadsOutOnly(path)} />
        {light.locales.length > 1 && <LanguageDrawer {...surroundings} />}
      </LocalizationProvider>,
    ),
    title: pageTitle(l10n, deployment, locale, titleOf(page)),
    description: withoutIsolates(l10n.getString('site-description')),
    direction: pageDirection(locale),
  }
}
