import { ENVIRONMENTS, type Environment } from './environments.ts'

/**
 * The addresses that the pages of a deployment use instead of their own site (COUNTRY-10, LIVE-01, I18N-06, FLAG-03),
 * as the page carries them. An absent field means the site itself.
 */
export interface BackEnd {
  readonly environment?: Environment
  /** The base of `/{service}/api/v1/…`, without a trailing slash. */
  readonly calls?: string
  /** Such as 'wss://host/ws'. */
  readonly socket?: string
  /** The base of `/{locale}.json`, without a trailing slash. */
  readonly texts?: string
  /** The flag providers in their order; the site's fallback file comes after them (FLAG-05). */
  readonly flags?: ReadonlyArray<string>
  /** Whether page views and events are pushed; by default as the environment says (CON-20). */
  readonly analytics?: boolean
}

/** The addresses of a page, complete. */
export interface PageServices {
  readonly environment: Environment
  readonly calls: string
  readonly socket: string
  readonly texts: string
  /** Absent: the flags of `calls`. */
  readonly flags?: ReadonlyArray<string>
  readonly analytics: boolean
}

const socketOf = (calls: string): string => `${calls.replace(/^http/, 'ws')}/ws`

/** `origin` is the site's, such as 'https://cz.dobrego.test'. */
export const servicesOf = (
  { environment = 'production', calls, socket, texts = '/locales', flags, analytics }: BackEnd,
  origin: string,
): PageServices => ({
  environment,
  calls: calls ?? origin,
  socket: socket ?? socketOf(calls ?? origin),
  texts,
  ...(flags !== undefined && { flags }),
  analytics: analytics ?? ENVIRONMENTS[environment].analytics,
})
