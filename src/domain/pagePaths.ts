/**
 * The first parts of the addresses of all pages (ROUTE-*). `ui/app/pages.ts` says what stands there, `ui/paths/links.ts`
 * builds the addresses with vendors and orders in them.
 */
export const SIGN_IN = '/connect'
export const REGISTER = '/register'
export const FORGOT_PASSWORD = '/forgot-password'
export const CONFIRM_EMAIL = '/confirm-email'
export const FAQ = '/faq'
export const TERMS = '/termsandconditions'
export const PRIVACY = '/privacy'
/** Every page redirects here during maintenance (MAINT-01). */
export const MAINTENANCE = '/maintenance'
export const PUBLIC_TRACKING = '/tracking'
export const SENDER_TRACKING = '/tracking-c2c'
export const PROHIBITED_ITEMS = '/prohibiteditems-c2c'
export const DELIVERY_RECEIPT = '/delivery-receipt'
export const ORDER_TRACKING = '/order-tracking'
export const REQUEST = '/request-a-rider'
export const HISTORY = '/history'
export const BULK_ORDER = '/bulk-order'
export const HELP_CENTRE = '/helpcenter'

/** Pages behind a session, each below its own path. */
export const SCREENS = [REQUEST, ORDER_TRACKING, HISTORY, BULK_ORDER, HELP_CENTRE] as const
export type Screen = (typeof SCREENS)[number]

/** Whether an address without its query is that of a page, or lies below it. */
export const isAt = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`)
