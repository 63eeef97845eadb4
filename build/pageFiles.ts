import type { Page } from '../src/ui/app/prerender.tsx'
import { FRAME_TEXTS, SCREEN_TEXTS, type Screen } from '../src/ui/app/screenTexts.ts'

export interface PageFile {
  readonly page: Page
  readonly texts: ReadonlyArray<string>
  /** The modules that run at once. */
  readonly entries: ReadonlyArray<string>
  /** The screen whose texts it brings. */
  readonly screen?: Screen
  /** Its person is signed in: their data is asked for along with the scripts. */
  readonly signedIn?: 'with-orders' | 'without-orders'
  /** It is read before it is used: its scripts come when its first words are on the screen. */
  readonly isReadFirst?: true
  /** It stands open to whoever has its address, and has styles of its own. */
  readonly isPublic?: true
  /** Its address is a secret that names an order, which is asked for along with the scripts. */
  readonly ofAnOrder?: true
}

const APPLICATION = ['src/ui/app/ApplicationFrame.tsx', 'src/composition/openPortal.ts']

/** Customers and places are looked for with the first letters that are typed: the code for it is there by then. */
const LOOKED_UP = ['src/adapters/http/HttpAddressBook.ts', 'src/adapters/http/HttpGeolocator.ts']

/** The pages that stand in the HTML before any script, by the name of their file. */
export const PAGE_FILES: Readonly<Record<string, PageFile>> = {
  landing: {
    page: 'landing',
    texts: ['site', 'landing', 'failure', 'farewell'],
    entries: ['src/ui/app/LandingPage.tsx'],
    isReadFirst: true,
  },
  connect: {
    page: 'connect',
    texts: ['site', 'session', 'password', 'shell', 'failure', 'farewell'],
    entries: ['src/ui/app/SignInPage.tsx'],
  },
  register: {
    page: 'register',
    texts: ['site', 'account', 'password', 'failure'],
    entries: ['src/ui/app/RegisterPage.tsx'],
  },
  'forgot-password': {
    page: 'forgot-password',
    texts: ['site', 'account', 'password', 'failure'],
    entries: ['src/ui/app/ForgotPasswordPage.tsx'],
  },
  'confirm-email': {
    page: 'confirm-email',
    texts: ['site', 'account', 'failure'],
    entries: ['src/ui/app/ConfirmEmailPage.tsx', 'src/composition/accountCalls.ts'],
  },
  'public-tracking': {
    page: 'public-tracking',
    texts: ['site', 'failure', 'public'],
    entries: ['src/ui/app/PublicTrackingPage.tsx', 'src/composition/publicTracking.ts'],
    isPublic: true,
    ofAnOrder: true,
  },
  'sender-tracking': {
    page: 'sender-tracking',
    texts: ['site', 'failure', 'status', 'public'],
    entries: ['src/ui/app/SenderTrackingPage.tsx', 'src/composition/publicTracking.ts'],
    isPublic: true,
    ofAnOrder: true,
  },
  'prohibited-items': {
    page: 'prohibited-items',
    texts: ['site', 'failure', 'prohibited'],
    entries: ['src/ui/app/ProhibitedItemsPage.tsx'],
    isPublic: true,
  },
  'delivery-receipt': {
    page: 'delivery-receipt',
    texts: ['site', 'receipt', 'failure'],
    entries: ['src/ui/app/ReceiptPage.tsx', 'src/composition/openPortal.ts', 'src/ui/receipt/OpenReceipt.tsx'],
    isPublic: true,
  },
  terms: {
    page: 'terms',
    texts: ['site', 'failure', 'terms'],
    entries: ['src/ui/app/TermsPage.tsx'],
    isPublic: true,
  },
  faq: {
    page: 'faq',
    texts: ['site', 'failure', 'landing'],
    entries: ['src/ui/app/FaqPage.tsx'],
    isPublic: true,
  },
  'planned-maintenance': {
    page: 'planned-maintenance',
    texts: ['site', 'failure', 'maintenance'],
    entries: ['src/ui/app/MaintenancePage.tsx'],
  },
  'unplanned-maintenance': {
    page: 'unplanned-maintenance',
    texts: ['site', 'failure', 'maintenance'],
    entries: ['src/ui/app/MaintenancePage.tsx'],
  },
  app: { page: 'app', texts: FRAME_TEXTS, entries: ['src/ui/app/ApplicationFrame.tsx'] },
  'app-request': {
    page: 'app',
    screen: 'request',
    texts: [...FRAME_TEXTS, ...SCREEN_TEXTS.request],
    entries: [...APPLICATION, 'src/ui/request/RequestScreen.tsx', ...LOOKED_UP],
    signedIn: 'without-orders',
  },
  'app-tracking': {
    page: 'app',
    screen: 'tracking',
    texts: [...FRAME_TEXTS, ...SCREEN_TEXTS.tracking],
    entries: [...APPLICATION, 'src/ui/tracking/OrderTrackingScreen.tsx'],
    signedIn: 'with-orders',
  },
  'app-history': {
    page: 'app',
    screen: 'history',
    texts: [...FRAME_TEXTS, ...SCREEN_TEXTS.history],
    entries: [...APPLICATION, 'src/ui/history/HistoryScreen.tsx'],
    signedIn: 'without-orders',
  },
}
