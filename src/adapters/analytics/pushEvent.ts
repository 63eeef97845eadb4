import type { AnalyticsEvent } from '../../application/ports/Analytics.ts'
import { ENVIRONMENTS, type Environment } from '../../domain/market/environments.ts'

/** The page's data layer, which analytics scripts read; created on first use. */
export interface DataLayerPage {
  dataLayer?: Array<unknown>
}

/** Pushes an event to the page's data layer; does nothing in development and staging (ANALYTICS-02, CON-20). */
export const pushEvent = (page: DataLayerPage, environment: Environment, event: AnalyticsEvent): void => {
  if (ENVIRONMENTS[environment].analytics) (page.dataLayer ??= []).push(event)
}
