import type { DataRouter } from 'react-router'

export type PageRouter = Pick<DataRouter, 'state' | 'subscribe'>

/**
 * The current page as the path of its route, for example `/order-tracking/:vendorId?`. Ids in the address are not
 * reported (OP-65). `undefined` during a navigation.
 */
export const shownPage = ({ initialized, navigation, matches }: PageRouter['state']): string | undefined =>
  initialized && navigation.state === 'idle'
    ? matches.findLast(({ route }) => route.path !== undefined)?.route.path
    : undefined

/** A page view: the page and the history entry it was reported for. */
export interface PageView {
  readonly page: string
  readonly entry: string
}

/**
 * The next page view to report (ANALYTICS-01); `undefined` if the same page only replaced its address, as the history
 * does with its filters.
 */
export const nextPageView = (state: PageRouter['state'], reported: PageView | undefined): PageView | undefined => {
  const page = shownPage(state)
  const { key, pathname } = state.location
  const entry = key + pathname
  if (page === undefined || entry === reported?.entry) return undefined
  return page === reported?.page && state.historyAction === 'REPLACE' ? undefined : { page, entry }
}
