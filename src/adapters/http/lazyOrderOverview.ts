import type { OrderOverviewPort } from '../../application/ports/OrderOverview.ts'
import { fetchedLater } from './fetchedLater.ts'

/** The charts come after the orders they are made of. */
export const makeLazyOrderOverview = (load: () => Promise<OrderOverviewPort>): OrderOverviewPort => {
  const overview = fetchedLater(load)
  return { of: (query) => overview((port) => port.of(query)) }
}
