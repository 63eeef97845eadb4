import type { DataRouter } from 'react-router'

export type PageRouter = Pick<DataRouter, 'state' | 'subscribe'>

/**
 * The page that is shown, as the path of its route: `/order-tracking/:vendorId?`. What an address names, an order or a
 * vendor, is not told (OP-65). Nothing while another one is on its way.
 */
export const shownPage = ({ initialized, navigation, matches }: PageRouter['state']): string | undefined =>
  initialized && navigation.state === 'idle'
    ? matches.findLast(({ route }) => route.path !== undefined)?.route.path
    : undefined

/** A page view: its page, and the entry of the browser's history it was told for. */
export interface PageView {
  readonly page: string
  readonly entry: string
}

/**
 * The page view to tell next (ANALYTICS-01); nothing when the same page only rewrote its address, as the history does
 * with its filters.
 */
export const nextPageView = (state: PageRouter['state'], told: PageView | undefined): PageView | undefined => {
  const page = shownPage(state)
  const { key, pathname } = state.location
  const entry = key + pathname
  if (page === undefined || entry === told?.entry) return undefined
  return page === told?.page && state.historyAction === 'REPLACE' ? undefined : { page, entry }
}
