import type { ComponentType } from 'react'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { TextFile, TextId } from '../../domain/text/textIds.ts'
import {
  BULK_ORDER,
  CONFIRM_EMAIL,
  DELIVERY_RECEIPT,
  FAQ,
  FORGOT_PASSWORD,
  HELP_CENTRE,
  HISTORY,
  MAINTENANCE,
  ORDER_TRACKING,
  PRIVACY,
  PROHIBITED_ITEMS,
  PUBLIC_TRACKING,
  REGISTER,
  REQUEST,
  SENDER_TRACKING,
  SIGN_IN,
  TERMS,
} from '../../domain/pagePaths.ts'

/** Who may open a page; `routes.tsx` has the rule behind each name. */
export type GuardName = 'visitors' | 'visitors-and-guests' | 'registration' | 'terms' | 'help' | 'bulk'

interface PageRow {
  /** Its address, as a path of the router. */
  readonly path: string
  /**
   * `light`: the HTML holds the whole page, and the page never loads the application. `public`: the same, with the
   * styles of the pages for everybody who has the address. `screen`: a page of the application, behind a session.
   */
  readonly kind: 'light' | 'public' | 'screen'
  /** What it consists of: the module of its component, and what that fetches at once; relative to the repository. */
  readonly modules: ReadonlyArray<string>
  readonly component: () => Promise<ComponentType>
  /** Modules of the application that it runs before it is usable. The build preloads them as well. */
  readonly preloads?: ReadonlyArray<string>
  /** The features whose texts its HTML brings; those of the frame come with every screen. */
  readonly texts: ReadonlyArray<TextFile>
  /** Its name in the title of the browser's window; one of its texts. A page without one is named by the brand alone. */
  readonly title?: TextId
  /** Shown when those texts cannot be loaded on the way from another page. */
  readonly withoutTexts?: () => Promise<ComponentType>
  readonly guard?: GuardName
  /** What an inline script requests before any other script has arrived. */
  readonly early?: 'session' | 'session-and-orders' | 'public-order'
  /** People read it before they use it: its scripts load after the first paint. */
  readonly isReadFirst?: true
  /** Its address names an order and opens it: no other site and no search engine learns it. */
  readonly isSecret?: true
  /** Search engines list it, once in each language. */
  readonly isIndexed?: true
  /** It exists only where the country has individual senders (PROD-02, C2C-03). */
  readonly ofIndividualSenders?: true
}

/** The features whose texts the frame needs, including texts for answers of the service. */
export const FRAME_TEXTS = [
  'site',
  'shell',
  'commands',
  'help',
  'map',
  'notice',
  'failure',
  'farewell',
  'service',
] as const

const DETAILS_TEXTS = [
  'order',
  'fields',
  'promise',
  'need',
  'trouble',
  'share',
  'way',
  'live',
  'status',
  'editing',
  'proof',
  'timeline',
  'cancelling',
  'details',
  'receipt',
] as const

const PUBLIC_ORDER = 'src/composition/publicTracking.ts'

const maintenance = {
  path: MAINTENANCE,
  kind: 'light',
  modules: ['src/ui/app/MaintenancePage.tsx'],
  component: async () => (await fetchCode(() => import('./MaintenancePage.tsx'), NO_LIMIT)).MaintenancePage,
  texts: ['site', 'failure', 'maintenance'],
} as const

/**
 * Every page of the portal (ROUTE-*). A new page is a row here and its component: routes, HTML, preloads, files of the
 * build and the answers of the service follow from it.
 */
export const PAGES = {
  landing: {
    path: '/',
    kind: 'light',
    modules: ['src/ui/app/LandingPage.tsx'],
    component: async () => (await fetchCode(() => import('./LandingPage.tsx'), NO_LIMIT)).LandingPage,
    texts: ['site', 'landing', 'failure', 'farewell'],
    guard: 'visitors',
    isReadFirst: true,
    isIndexed: true,
  },
  connect: {
    path: SIGN_IN,
    kind: 'light',
    modules: ['src/ui/app/SignInPage.tsx'],
    component: async () => (await fetchCode(() => import('./SignInPage.tsx'), NO_LIMIT)).SignInPage,
    title: 'sign-in-title',
    texts: ['site', 'session', 'password', 'shell', 'failure', 'farewell'],
    guard: 'visitors-and-guests',
    isIndexed: true,
  },
  register: {
    path: REGISTER,
    kind: 'light',
    modules: ['src/ui/app/RegisterPage.tsx'],
    component: async () => (await fetchCode(() => import('./RegisterPage.tsx'), NO_LIMIT)).RegisterPage,
    title: 'site-register',
    texts: ['site', 'account', 'password', 'failure'],
    guard: 'registration',
    isIndexed: true,
  },
  'forgot-password': {
    path: FORGOT_PASSWORD,
    kind: 'light',
    modules: ['src/ui/app/ForgotPasswordPage.tsx'],
    component: async () => (await fetchCode(() => import('./ForgotPasswordPage.tsx'), NO_LIMIT)).ForgotPasswordPage,
    title: 'password-forgot',
    texts: ['site', 'account', 'password', 'failure'],
    guard: 'visitors-and-guests',
  },
  'confirm-email': {
    path: CONFIRM_EMAIL,
    kind: 'light',
    modules: ['src/ui/app/ConfirmEmailPage.tsx'],
    component: async () => (await fetchCode(() => import('./ConfirmEmailPage.tsx'), NO_LIMIT)).ConfirmEmailPage,
    preloads: ['src/composition/openPortal.ts', 'src/application/session/accounts.ts'],
    title: 'account-confirm-busy',
    texts: ['site', 'account', 'failure'],
  },
  faq: {
    path: FAQ,
    kind: 'public',
    modules: ['src/ui/app/FaqPage.tsx'],
    component: async () => (await fetchCode(() => import('./FaqPage.tsx'), NO_LIMIT)).FaqPage,
    title: 'site-faq',
    texts: ['site', 'failure', 'landing'],
    isIndexed: true,
  },
  'not-found': {
    path: '*',
    kind: 'light',
    modules: ['src/ui/app/NotFoundPage.tsx'],
    component: async () => (await fetchCode(() => import('./NotFoundPage.tsx'), NO_LIMIT)).NotFoundPage,
    title: 'site-not-found-title',
    texts: ['site', 'failure'],
  },
  'public-tracking': {
    path: `${PUBLIC_TRACKING}/:orderId`,
    kind: 'public',
    modules: ['src/ui/app/PublicTrackingPage.tsx', PUBLIC_ORDER],
    component: async () => (await fetchCode(() => import('./PublicTrackingPage.tsx'), NO_LIMIT)).PublicTrackingPage,
    title: 'public-title',
    texts: ['site', 'failure', 'map', 'public', 'share', 'way'],
    early: 'public-order',
    isSecret: true,
  },
  'sender-tracking': {
    path: `${SENDER_TRACKING}/:orderId`,
    kind: 'public',
    modules: ['src/ui/app/SenderTrackingPage.tsx', PUBLIC_ORDER],
    component: async () => (await fetchCode(() => import('./SenderTrackingPage.tsx'), NO_LIMIT)).SenderTrackingPage,
    title: 'public-sender-title',
    texts: ['site', 'failure', 'map', 'status', 'public', 'share', 'way'],
    early: 'public-order',
    isSecret: true,
    ofIndividualSenders: true,
  },
  'prohibited-items': {
    path: PROHIBITED_ITEMS,
    kind: 'public',
    modules: ['src/ui/app/ProhibitedItemsPage.tsx'],
    component: async () => (await fetchCode(() => import('./ProhibitedItemsPage.tsx'), NO_LIMIT)).ProhibitedItemsPage,
    title: 'prohibited-title',
    texts: ['site', 'failure', 'prohibited'],
    isIndexed: true,
    ofIndividualSenders: true,
  },
  'delivery-receipt': {
    path: `${DELIVERY_RECEIPT}/:orderId`,
    kind: 'public',
    modules: ['src/ui/app/ReceiptPage.tsx'],
    component: async () => (await fetchCode(() => import('./ReceiptPage.tsx'), NO_LIMIT)).ReceiptPage,
    preloads: ['src/composition/openPortal.ts', 'src/ui/receipt/OpenReceipt.tsx'],
    title: 'receipt-title',
    texts: ['site', 'receipt', 'failure'],
    isSecret: true,
  },
  terms: {
    path: TERMS,
    kind: 'public',
    modules: ['src/ui/app/TermsPage.tsx'],
    component: async () => (await fetchCode(() => import('./TermsPage.tsx'), NO_LIMIT)).TermsPage,
    title: 'site-terms',
    texts: ['site', 'failure', 'terms'],
    withoutTexts: async () => (await fetchCode(() => import('./TermsNotLoaded.tsx'), NO_LIMIT)).TermsNotLoaded,
    guard: 'terms',
    isIndexed: true,
  },
  privacy: {
    path: PRIVACY,
    kind: 'public',
    modules: ['src/ui/app/PrivacyPage.tsx'],
    component: async () => (await fetchCode(() => import('./PrivacyPage.tsx'), NO_LIMIT)).PrivacyPage,
    title: 'site-privacy',
    texts: ['site', 'failure', 'privacy'],
    isIndexed: true,
  },
  'planned-maintenance': { ...maintenance, title: 'maintenance-planned-title' },
  'unplanned-maintenance': { ...maintenance, title: 'maintenance-unplanned-title' },
  tracking: {
    path: `${ORDER_TRACKING}/:vendorId?`,
    kind: 'screen',
    modules: ['src/ui/tracking/OrderTrackingScreen.tsx'],
    component: async () =>
      (await fetchCode(() => import('../tracking/OrderTrackingScreen.tsx'), NO_LIMIT)).OrderTrackingScreen,
    title: 'order-tracking-title',
    texts: [...DETAILS_TEXTS, 'search', 'board', 'near'],
    early: 'session-and-orders',
  },
  request: {
    path: `${REQUEST}/:vendorId?/*`,
    kind: 'screen',
    modules: ['src/ui/request/RequestScreen.tsx'],
    component: async () => (await fetchCode(() => import('../request/RequestScreen.tsx'), NO_LIMIT)).RequestScreen,
    // Customers and places are looked up with the first letters that are typed.
    preloads: ['src/adapters/http/HttpAddressBook.ts', 'src/adapters/http/HttpGeolocator.ts'],
    title: 'shell-tab-request',
    texts: ['request', 'fields', 'promise', 'address', 'guest', 'paste', 'editing', 'status', 'card'],
    early: 'session',
  },
  history: {
    path: `${HISTORY}/:vendorId?`,
    kind: 'screen',
    modules: ['src/ui/history/HistoryScreen.tsx'],
    component: async () => (await fetchCode(() => import('../history/HistoryScreen.tsx'), NO_LIMIT)).HistoryScreen,
    title: 'shell-tab-history',
    texts: [...DETAILS_TEXTS, 'history', 'overview', 'export', 'search'],
    early: 'session',
  },
  bulk: {
    path: `${BULK_ORDER}/:vendorId?/:bulkJobId?`,
    kind: 'screen',
    modules: ['src/ui/bulk/BulkScreen.tsx'],
    component: async () => (await fetchCode(() => import('../bulk/BulkScreen.tsx'), NO_LIMIT)).BulkScreen,
    title: 'shell-tab-bulk',
    texts: ['order', 'request', 'fields', 'bulk', 'bulkfile'],
    guard: 'bulk',
    early: 'session',
  },
  'help-screen': {
    path: `${HELP_CENTRE}/:vendorId?`,
    kind: 'screen',
    modules: ['src/ui/help/HelpCentreScreen.tsx'],
    component: async () => (await fetchCode(() => import('../help/HelpCentreScreen.tsx'), NO_LIMIT)).HelpCentreScreen,
    title: 'help-title',
    texts: [],
    guard: 'help',
    early: 'session',
  },
} as const satisfies Readonly<Record<string, PageRow>>

export type PageName = keyof typeof PAGES

/** Every row with its name, in the order of the table. */
export const PAGE_ROWS: ReadonlyArray<PageRow & { readonly name: PageName }> = Object.entries<PageRow>(PAGES).map(
  ([name, row]) => ({ ...row, name: name as PageName }),
)

/** The name of a page in the window's title. */
export const titleOf = (page: PageName): TextId | undefined => {
  const row: PageRow = PAGES[page]
  return row.title
}

export const isScreen = (page: PageName): boolean => PAGES[page].kind === 'screen'

/** The part of a row's path that names no parameter. */
export const fixedPath = ({ path }: Pick<PageRow, 'path'>): string => path.split('/:')[0] || '/'
