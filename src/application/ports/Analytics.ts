import { Context, type Effect } from 'effect'
import type { Mode } from '../../domain/session/mode.ts'

/** Events contain no personal data (OP-65). */
export type AnalyticsEvent =
  | {
      readonly event: 'request-submitted' | 'order-updated'
      /** Milliseconds from the first touch of the form to the response (REQ-12). */
      readonly elapsed: number
      readonly vendor: string
      readonly paymentMethod: string
      readonly country: string
    }
  /** Every navigation; `page` is the path of the route, without its parameters (ANALYTICS-01, OP-65). */
  | {
      readonly event: 'pageview'
      readonly page: string
      readonly brand: string
      readonly country: string
      readonly mode: Mode
    }
  | { readonly event: 'autocomplete-failed'; readonly reason: string }

export class Analytics extends Context.Service<
  Analytics,
  { readonly push: (event: AnalyticsEvent) => Effect.Effect<void> }
>()('application/Analytics') {}
