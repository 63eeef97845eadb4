import type { AnalyticsEvent } from '../../application/ports/Analytics.ts'

/** The page's data layer, which analytics scripts read; created on first use. */
export interface DataLayerPage {
  dataLayer?: Array<unknown>
}

/** Pushes an event to the page's data layer; does nothing where analytics are off (ANALYTICS-02, CON-20). */
export const pushEvent = (page: DataLayerPage, isOn: boolean, event: AnalyticsEvent): void => {
  if (isOn) (page.dataLayer ??= []).push(event)
}
