import { ENVIRONMENTS, type Environment } from './environments.ts'

/** A container of a tag manager, and the base of the address that its script is loaded from. */
export interface TagManager {
  /** Such as 'GTM-AB12CD'. */
  readonly container: string
  readonly host: string
}

/**
 * The addresses that the pages of a deployment use instead of their own site (COUNTRY-10, LIVE-01, I18N-06, FLAG-03),
 * as the page carries them. An absent field means the site itself.
 */
export interface BackEnd {
  readonly environment?: Environment
  /** If set, the page answers its calls itself, from demo data (ADR 138). Excludes the addresses of a back end. */
  readonly backend?: 'memory'
  /** The base of `/{service}/api/v1/…`, without a trailing slash. */
  readonly calls?: string
  /** Such as 'wss://host/ws'. */
  readonly socket?: string
  /** The base of `/{locale}.json`, without a trailing slash. */
  readonly texts?: string
  /** The base of the brand's own fee call, without a trailing slash; only Yolvera has one. */
  readonly quotesUrl?: string
  /** The flag providers in their order; the site's fallback file comes after them (FLAG-05). */
  readonly flags?: ReadonlyArray<string>
  /** The path of that file on the site; by default the one that the build brings. */
  readonly flagsFallback?: string
  /** Whether page views and events are pushed; by default as the environment says (CON-20). */
  readonly analytics?: boolean
  /** Reads the data layer where analytics are on. */
  readonly tagManager?: TagManager
  /** Whether the back end takes `Idempotency-Key` (CON-16); by default only the site itself does. */
  readonly idempotencyKeys?: boolean
  /** The terms of the deployment; by default the country's, or the portal's own page. */
  readonly termsPage?: string
}

/** The calls that are not among API-01 to API-43: a back end of another team may not have them. */
export const EXTRA_CALLS = [
  'beginGuest',
  'makeGuestAccount',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'readUsualTimes',
  'overviewOrders',
  'totalOrders',
  'readProof',
  'readPayment',
  'saveCustomer',
  'changeCustomer',
  'removeCustomer',
  'readPublicOrder',
  'writeNote',
  'readDeliveryPhoto',
  'readReceipt',
] as const
export type ExtraCall = (typeof EXTRA_CALLS)[number]

/** The calls whose parts pages without a service hide (ADR 138): there are no mails and no photos. Flags hide the others. */
export const LACKING_IN_MEMORY: ReadonlyArray<ExtraCall> = ['forgotPassword', 'readProof']

/** The folder of the files from which pages without a service take their data. */
export const MEMORY_FILES = '/memory'

/** The extra calls that the page's back end has turned out to lack. */
export interface MissingCalls {
  readonly has: (call: string) => boolean
  readonly add: (call: ExtraCall) => void
  /** Calls the listener after each addition, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The addresses of the service that answers a page, complete. */
export interface Service {
  readonly calls: string
  readonly socket: string
  readonly quotesUrl?: string | undefined
  readonly idempotencyKeys: boolean
}

/** What a page uses, complete. */
export interface PageServices extends Pick<BackEnd, 'flagsFallback' | 'tagManager' | 'termsPage'> {
  readonly environment: Environment
  /** Absent: the page answers itself (ADR 138). */
  readonly service?: Service
  readonly texts: string
  /** Absent: the flags of the back end. */
  readonly flags?: ReadonlyArray<string>
  readonly analytics: boolean
}

const socketOf = (calls: string): string => `${calls.replace(/^http/, 'ws')}/ws`

/** `origin` is the site's, such as 'https://cz.dobrego.test'. */
export const servicesOf = (
  {
    environment = 'production',
    backend,
    calls,
    socket,
    texts = '/locales',
    quotesUrl,
    analytics = ENVIRONMENTS[environment].analytics,
    tagManager,
    idempotencyKeys,
    ...asGiven
  }: BackEnd,
  origin: string,
): PageServices => ({
  ...asGiven,
  environment,
  ...(backend === undefined && {
    service: {
      calls: calls ?? origin,
      socket: socket ?? socketOf(calls ?? origin),
      quotesUrl,
      // The site itself requires the keys.
      idempotencyKeys: calls === undefined || idempotencyKeys === true,
    },
  }),
  texts,
  analytics,
  ...(analytics && tagManager && { tagManager }),
})
