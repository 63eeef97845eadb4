import { LocalizationProvider } from '@fluent/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import { deploymentOf } from '../../domain/market/deployments.ts'
import { LANGUAGES, isLocale } from '../../domain/market/languages.ts'
import { leadsOutOnly } from '../market/footerLinks.ts'
import { LanguageDrawer } from '../market/LanguageDrawer.tsx'
import { SiteFooter } from '../market/SiteFooter.tsx'
import { localizationOf, type Messages } from '../kit/texts.ts'
import { ApplicationSkeleton } from './ApplicationSkeleton.tsx'
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx'
import { FaqPage } from './FaqPage.tsx'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
import { LandingPage } from './LandingPage.tsx'
import { LightPagesContext, type LightPages } from '../frame/LightPages.ts'
import { MaintenancePage } from './MaintenancePage.tsx'
import type { Page } from './Opening.ts'
import { pageTitle } from '../paths/pageTitle.ts'
import { ProhibitedItemsPage } from './ProhibitedItemsPage.tsx'
import { PublicTrackingPage } from './PublicTrackingPage.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import { SenderTrackingPage } from './SenderTrackingPage.tsx'
import { SignInPage } from './SignInPage.tsx'
import { TermsPage } from './TermsPage.tsx'

export type { Page } from './Opening.ts'

export interface PrerenderedPage {
  readonly html: string
  /** What stands below the page and is not rendered again by React: footer and language drawer (docs/adr/0059). */
  readonly below: string
  readonly title: string
  readonly description: string
  readonly direction: 'ltr' | 'rtl'
}

const PATHS: Readonly<Record<Page, string>> = {
  landing: '/',
  connect: '/connect',
  register: '/register',
  'forgot-password': '/forgot-password',
  'confirm-email': '/confirm-email',
  'public-tracking': '/tracking',
  'sender-tracking': '/tracking-c2c',
  'prohibited-items': '/prohibiteditems-c2c',
  'delivery-receipt': '/delivery-receipt',
  terms: '/termsandconditions',
  faq: '/faq',
  'planned-maintenance': '/maintenance',
  'unplanned-maintenance': '/maintenance',
  app: '/request-a-rider',
}

const interrupted = () => Promise.resolve({ kind: 'interrupted' as const })

/** While the page is made nobody can press anything. */
const NOBODY_YET = {
  flags: { isOn: () => false, known: () => undefined, subscribe: () => () => undefined },
  toggleAppearance: () => undefined,
  appearanceShown: () => 'light' as const,
  followOrder: () => Promise.resolve(),
  deviceNow: () => 0,
  map: { open: () => Promise.reject(new Error('There is no page to draw on')) },
  requestAsGuest: interrupted,
  signIn: interrupted,
  accounts: {
    register: interrupted,
    confirmEmail: interrupted,
    sendResetCode: interrupted,
    resetPassword: interrupted,
  },
  prepareApplication: () => undefined,
  typedEarly: () => ({}),
  farewell: undefined,
} as const

const UNPLANNED = { ...NOBODY_YET.flags, isOn: (name: FlagName) => name === 'UnplannedMaintenance' }

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
    register: <RegisterPage />,
    'forgot-password': <ForgotPasswordPage />,
    'confirm-email': <ConfirmEmailPage />,
    'public-tracking': <PublicTrackingPage />,
    'sender-tracking': <SenderTrackingPage />,
    'prohibited-items': <ProhibitedItemsPage />,
    'delivery-receipt': <ReceiptPage />,
    terms: <TermsPage />,
    faq: <FaqPage />,
    'planned-maintenance': <MaintenancePage />,
    'unplanned-maintenance': <MaintenancePage />,
    app: <ApplicationSkeleton deployment={deployment} />,
  }
  const light: LightPages = {
    ...NOBODY_YET,
    ...(page === 'unplanned-maintenance' && { flags: UNPLANNED }),
    deployment,
    locale,
    locales: locales.filter(isLocale),
  }
  const surroundings = { deployment, locale, locales: light.locales }
  return {
    html: renderToString(
      <LocalizationProvider l10n={l10n}>
        <LightPagesContext value={light}>
          <StaticRouter location={PATHS[page]}>{pages[page]}</StaticRouter>
        </LightPagesContext>
      </LocalizationProvider>,
    ),
    below: renderToStaticMarkup(
      <LocalizationProvider l10n={l10n}>
        <SiteFooter {...surroundings} leadsOutOnly={leadsOutOnly(PATHS[page])} />
        {light.locales.length > 1 && <LanguageDrawer {...surroundings} />}
      </LocalizationProvider>,
    ),
    title: pageTitle(l10n, deployment, locale),
    description: l10n.getString('site-description'),
    direction: LANGUAGES[locale].direction,
  }
}
