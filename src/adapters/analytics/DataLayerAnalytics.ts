import { Effect } from 'effect'
import type { Analytics, AnalyticsEvent } from '../../application/ports/Analytics.ts'
import { pushEvent, type DataLayerPage } from './pushEvent.ts'

/** Implements the analytics port with the page's data layer. */
export const makeDataLayerAnalytics = (page: DataLayerPage, isOn: boolean): Analytics['Service'] => ({
  push: (event: AnalyticsEvent) => Effect.sync(() => pushEvent(page, isOn, event)),
})
