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
