export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The services of the portal's API (API-01, OP-70), each under `/{service}/api/v1`, except the help centre's under
 * `/v1`.
 */
export type ServiceName = 'auth' | 'orders' | 'geolocator' | 'rider-info' | 'flags' | 'conditions-api'

interface Place {
  readonly service: ServiceName
  /** The path below the service's base; parameters are written `:name`. */
  readonly path: string
}

/** The calls of pages and inline scripts that load no schemas (ADR 22). */
export const PUBLIC_ORDER = { service: 'orders', path: '/order/public' } as const satisfies Place
export const ORDER = { service: 'orders', path: '/order' } as const satisfies Place
export const NOTE_TO_RIDER = { service: 'orders', path: '/order/public/note' } as const satisfies Place
export const DELIVERY_PHOTO = { service: 'orders', path: '/order/public/photo' } as const satisfies Place
export const VENDORS = { service: 'orders', path: '/vendors' } as const satisfies Place
export const ORDERS_OF_VENDOR = { service: 'orders', path: '/vendor/:vendorId/orders' } as const satisfies Place
export const FLAGS = { service: 'flags', path: '/flags' } as const satisfies Place
/** The path of `FLAGS`, spelled out for a script that is in the HTML of every page. */
export const FLAGS_PATH = '/flags/api/v1/flags'

/** The path of a call with its parameters filled in (DEPLOY-04): `/orders/api/v1/order/cancel`. */
export const pathOf = ({ service, path }: Place, params: Readonly<Record<string, string>> = {}): string =>
  `/${service}${service === 'conditions-api' ? '' : '/api'}/v1${path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))}`
