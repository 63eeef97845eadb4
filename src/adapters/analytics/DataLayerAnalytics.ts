import { Effect } from 'effect'
import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics.ts'
import type { Environment } from '../../domain/market/environments.ts'
import { pushEvent, type DataLayerPage } from './pushEvent.ts'

/** The page's data layer as a port of the use cases. */
export const makeDataLayerAnalytics = (page: DataLayerPage, environment: Environment): Analytics['Service'] => ({
  push: (event: AnalyticsEvent) => Effect.sync(() => pushEvent(page, environment, event)),
})
