import type { ComponentType } from 'react'
import { fetchCode, NO_LIMIT } from '../../application/build/fetchCode.ts'
import { MAINTENANCE_PATH } from '../../domain/flags/maintenance.ts'
import type { TextFile } from '../../domain/text/textIds.ts'

/** Who may open a page; `routes.tsx` has the rule behind each name. */
export type DoorName = 'visitors' | 'visitors-and-guests' | 'registration' | 'terms' | 'help' | 'bulk'

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
  /** Shown when those texts cannot be loaded on the way from another page. */
  readonly withoutTexts?: () => Promise<ComponentType>
  readonly door?: DoorName
  /** What an inline script requests before any other script has arrived. */
  readonly early?: 'session' | 'session-and-orders' | 'public-order'
  /** People read it before they use it: its scripts load after the first paint. */
  readonly isReadFirst?: true
  /** Its address names an order and opens it: no other site and no search engine learns it. */
  readonly isSecret?: true
  /** It exists only where the country has individual senders (PROD-02, C2C-03). */
  readonly ofIndividualSenders?: true
}

/** The features whose texts the frame needs, including texts for answers of the service. */
export const FRAME_TEXTS = ['site', 'shell', 'help', 'notice', 'failure', 'farewell', 'service'] as const

const DETAILS_TEXTS = [
  'order',
  'live',
  'status',
  'editing',
  'commands',
  'proof',
  'timeline',
  'cancelling',
  'details',
  'receipt',
] as const

const PUBLIC_ORDER = 'src/composition/publicTracking.ts'

const maintenance = {
  path: MAINTENANCE_PATH,
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
    door: 'visitors',
    isReadFirst: true,
  },
  connect: {
    path: '/connect',
    kind: 'light',
    modules: ['src/ui/app/SignInPage.tsx'],
    component: async () => (await fetchCode(() => import('./SignInPage.tsx'), NO_LIMIT)).SignInPage,
    texts: ['site', 'session', 'password', 'shell', 'failure', 'farewell'],
    door: 'visitors-and-guests',
  },
  register: {
    path: '/register',
    kind: 'light',
    modules: ['src/ui/app/RegisterPage.tsx'],
    component: async () => (await fetchCode(() => import('./RegisterPage.tsx'), NO_LIMIT)).RegisterPage,
    texts: ['site', 'account', 'password', 'failure'],
    door: 'registration',
  },
  'forgot-password': {
    path: '/forgot-password',
    kind: 'light',
    modules: ['src/ui/app/ForgotPasswordPage.tsx'],
    component: async () => (await fetchCode(() => import('./ForgotPasswordPage.tsx'), NO_LIMIT)).ForgotPasswordPage,
    texts: ['site', 'account', 'password', 'failure'],
    door: 'visitors-and-guests',
  },
  'confirm-email': {
    path: '/confirm-email',
    kind: 'light',
    modules: ['src/ui/app/ConfirmEmailPage.tsx'],
    component: async () => (await fetchCode(() => import('./ConfirmEmailPage.tsx'), NO_LIMIT)).ConfirmEmailPage,
    preloads: ['src/composition/accountCalls.ts'],
    texts: ['site', 'account', 'failure'],
  },
  faq: {
    path: '/faq',
    kind: 'public',
    modules: ['src/ui/app/FaqPage.tsx'],
    component: async () => (await fetchCode(() => import('./FaqPage.tsx'), NO_LIMIT)).FaqPage,
    texts: ['site', 'failure', 'landing'],
  },
  'not-found': {
    path: '*',
    kind: 'light',
    modules: ['src/ui/app/NotFoundPage.tsx'],
    component: async () => (await fetchCode(() => import('./NotFoundPage.tsx'), NO_LIMIT)).NotFoundPage,
    texts: ['site', 'failure'],
  },
  'public-tracking': {
    path: '/tracking/:orderId',
    kind: 'public',
    modules: ['src/ui/app/PublicTrackingPage.tsx', PUBLIC_ORDER],
    component: async () => (await fetchCode(() => import('./PublicTrackingPage.tsx'), NO_LIMIT)).PublicTrackingPage,
    texts: ['site', 'failure', 'public'],
    early: 'public-order',
    isSecret: true,
  },
  'sender-tracking': {
    path: '/tracking-c2c/:orderId',
    kind: 'public',
    modules: ['src/ui/app/SenderTrackingPage.tsx', PUBLIC_ORDER],
    component: async () => (await fetchCode(() => import('./SenderTrackingPage.tsx'), NO_LIMIT)).SenderTrackingPage,
    texts: ['site', 'failure', 'status', 'public'],
    early: 'public-order',
    isSecret: true,
    ofIndividualSenders: true,
  },
  'prohibited-items': {
    path: '/prohibiteditems-c2c',
    kind: 'public',
    modules: ['src/ui/app/ProhibitedItemsPage.tsx'],
    component: async () => (await fetchCode(() => import('./ProhibitedItemsPage.tsx'), NO_LIMIT)).ProhibitedItemsPage,
    texts: ['site', 'failure', 'prohibited'],
    ofIndividualSenders: true,
  },
  'delivery-receipt': {
    path: '/delivery-receipt/:orderId',
    kind: 'public',
    modules: ['src/ui/app/ReceiptPage.tsx'],
    component: async () => (await fetchCode(() => import('./ReceiptPage.tsx'), NO_LIMIT)).ReceiptPage,
    preloads: ['src/composition/openPortal.ts', 'src/ui/receipt/OpenReceipt.tsx'],
    texts: ['site', 'receipt', 'failure'],
    isSecret: true,
  },
  terms: {
    path: '/termsandconditions',
    kind: 'public',
    modules: ['src/ui/app/TermsPage.tsx'],
    component: async () => (await fetchCode(() => import('./TermsPage.tsx'), NO_LIMIT)).TermsPage,
    texts: ['site', 'failure', 'terms'],
    withoutTexts: async () => (await fetchCode(() => import('./TermsNotLoaded.tsx'), NO_LIMIT)).TermsNotLoaded,
    door: 'terms',
  },
  'planned-maintenance': maintenance,
  'unplanned-maintenance': maintenance,
  tracking: {
    path: '/order-tracking/:vendorId?',
    kind: 'screen',
    modules: ['src/ui/tracking/OrderTrackingScreen.tsx'],
    component: async () =>
      (await fetchCode(() => import('../tracking/OrderTrackingScreen.tsx'), NO_LIMIT)).OrderTrackingScreen,
    texts: [...DETAILS_TEXTS, 'search', 'board', 'near'],
    early: 'session-and-orders',
  },
  request: {
    path: '/request-a-rider/:vendorId?/*',
    kind: 'screen',
    modules: ['src/ui/request/RequestScreen.tsx'],
    component: async () => (await fetchCode(() => import('../request/RequestScreen.tsx'), NO_LIMIT)).RequestScreen,
    // Customers and places are looked up with the first letters that are typed.
    preloads: ['src/adapters/http/HttpAddressBook.ts', 'src/adapters/http/HttpGeolocator.ts'],
    texts: ['request', 'address', 'guest', 'paste', 'editing', 'commands', 'status', 'card'],
    early: 'session',
  },
  history: {
    path: '/history/:vendorId?',
    kind: 'screen',
    modules: ['src/ui/history/HistoryScreen.tsx'],
    component: async () => (await fetchCode(() => import('../history/HistoryScreen.tsx'), NO_LIMIT)).HistoryScreen,
    texts: [...DETAILS_TEXTS, 'history', 'overview', 'export', 'search'],
    early: 'session',
  },
  bulk: {
    path: '/bulk-order/:vendorId?/:bulkJobId?',
    kind: 'screen',
    modules: ['src/ui/bulk/BulkScreen.tsx'],
    component: async () => (await fetchCode(() => import('../bulk/BulkScreen.tsx'), NO_LIMIT)).BulkScreen,
    texts: ['order', 'request', 'bulk', 'bulkfile'],
    door: 'bulk',
    early: 'session',
  },
  'help-screen': {
    path: '/helpcenter/:vendorId?',
    kind: 'screen',
    modules: ['src/ui/help/HelpCentreScreen.tsx'],
    component: async () => (await fetchCode(() => import('../help/HelpCentreScreen.tsx'), NO_LIMIT)).HelpCentreScreen,
    texts: [],
    door: 'help',
    early: 'session',
  },
} as const satisfies Readonly<Record<string, PageRow>>

export type PageName = keyof typeof PAGES

/** Every row with its name, in the order of the table. */
export const PAGE_ROWS: ReadonlyArray<PageRow & { readonly name: PageName }> = Object.entries<PageRow>(PAGES).map(
  ([name, row]) => ({ ...row, name: name as PageName }),
)

export const isScreen = (page: PageName): boolean => PAGES[page].kind === 'screen'

/** The part of a row's path that names no parameter. */
export const fixedPath = ({ path }: Pick<PageRow, 'path'>): string => path.split('/:')[0] || '/'
