import { Effect } from 'effect'
import type { Analytics } from '../../application/ports/Analytics.ts'
import { ENVIRONMENTS, type Environment } from '../../domain/market/environments.ts'

/** The page's data layer, read by whatever measures it; made when it is not there yet. */
export interface DataLayerPage {
  dataLayer?: Array<unknown>
}

/** Pushes events to the page's data layer; in development and staging nothing is pushed (CON-20). */
export const makeDataLayerAnalytics = (page: DataLayerPage, environment: Environment): Analytics['Service'] => ({
  push: (event) =>
    Effect.sync(() => {
      if (ENVIRONMENTS[environment].analytics) (page.dataLayer ??= []).push(event)
    }),
})
