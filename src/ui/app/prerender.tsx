import { LocalizationProvider } from '@fluent/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { deploymentOf } from '../../domain/market/deployments.ts'
import { LANGUAGES, isLocale } from '../../domain/market/languages.ts'
import { localizationOf, type Messages } from '../shared/texts.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { LandingPage } from './LandingPage.tsx'
import { LightPagesContext, type LightPages } from './LightPages.ts'
import type { Page } from './Opening.ts'
import { pageTitle } from './pageTitle.ts'
import { ProhibitedItemsPage } from './ProhibitedItemsPage.tsx'
import { PublicTrackingPage } from './PublicTrackingPage.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'
import { SenderTrackingPage } from './SenderTrackingPage.tsx'
import { SignInPage } from './SignInPage.tsx'

export type { Page } from './Opening.ts'

export interface PrerenderedPage {
  readonly html: string
  readonly title: string
  readonly description: string
  readonly direction: 'ltr' | 'rtl'
}

const PATHS: Readonly<Record<Page, string>> = {
  landing: '/',
  connect: '/connect',
  'public-tracking': '/tracking',
  'sender-tracking': '/tracking-c2c',
  'prohibited-items': '/prohibiteditems-c2c',
  'delivery-receipt': '/delivery-receipt',
  app: '/request-a-rider',
}

/** While the page is made nobody can press anything. */
const NOBODY_YET = {
  flags: { isOn: () => false, known: () => undefined, subscribe: () => () => undefined },
  toggleAppearance: () => undefined,
  appearanceShown: () => 'light' as const,
  followOrder: () => Promise.resolve(),
  map: { open: () => Promise.reject(new Error('There is no page to draw on')) },
  signIn: () => Promise.resolve({ kind: 'interrupted' as const }),
  requestAsGuest: () => Promise.resolve({ kind: 'interrupted' as const }),
  prepareApplication: () => undefined,
  typedEarly: () => ({}),
  takeEarlyPress: () => false,
  farewell: undefined,
} as const

/** One page as HTML, made at build time: its words are read before any script arrives. */
export const prerender = (
  page: Page,
  deploymentId: string,
  locale: string,
  messages: Messages,
  locales: ReadonlyArray<string>,
): PrerenderedPage => {
  const deployment = deploymentOf(deploymentId)
  if (!deployment || !isLocale(locale)) throw new Error(`No page for ${deploymentId} in ${locale}`)
  const l10n = localizationOf(locale, deployment.brand, messages, 'plain')
  const pages: Readonly<Record<Page, React.ReactNode>> = {
    landing: <LandingPage />,
    connect: <SignInPage />,
    'public-tracking': <PublicTrackingPage />,
    'sender-tracking': <SenderTrackingPage />,
    'prohibited-items': <ProhibitedItemsPage />,
    'delivery-receipt': <ReceiptPage />,
    app: <ApplicationSkeleton deployment={deployment} />,
  }
  const light: LightPages = {
    ...NOBODY_YET,
    deployment,
    locale,
    locales: locales.filter(isLocale),
  }
  return {
    html: renderToString(
      <LocalizationProvider l10n={l10n}>
        <LightPagesContext value={light}>
          <StaticRouter location={PATHS[page]}>{pages[page]}</StaticRouter>
        </LightPagesContext>
      </LocalizationProvider>,
    ),
    title: pageTitle(l10n, deployment, locale),
    description: l10n.getString('site-description'),
    direction: LANGUAGES[locale].direction,
  }
}
