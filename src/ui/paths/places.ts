import { Cycle, History, Route, Th } from '@blueprintjs/icons'
import { useLocation } from 'react-router'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { BULK_ORDER, HISTORY, isAt, ORDER_TRACKING, REQUEST, type Screen } from '../../domain/pagePaths.ts'
import { screenAddress } from './links.ts'

/** A navigation entry. */
export interface Place {
  readonly screen: Screen
  readonly path: string
  readonly textId: TextId
  /** For narrow bars. */
  readonly shortTextId: TextId
  readonly icon: typeof Cycle
  readonly isHere: boolean
}

/** In the order of every menu. */
export const SCREENS = [
  { screen: REQUEST, textId: 'shell-tab-request', shortTextId: 'shell-bar-request', icon: Cycle },
  { screen: ORDER_TRACKING, textId: 'shell-tab-tracking', shortTextId: 'shell-bar-tracking', icon: Route },
  { screen: HISTORY, textId: 'shell-tab-history', shortTextId: 'shell-tab-history', icon: History },
] as const

const BULK = {
  screen: BULK_ORDER,
  textId: 'shell-tab-bulk',
  shortTextId: 'shell-tab-bulk',
  icon: Th,
} as const

/** Navigation entries for the selected vendor (NAV-02); the menus of phones have no bulk ordering (NAV-07). */
export const usePlaces = (menu: 'top-bar' | 'phone'): ReadonlyArray<Place> => {
  const { pathname } = useLocation()
  const { flags, session, vendors } = usePortal()
  const id = vendors.selected?.id
  const hasBulk = menu === 'top-bar' && session.mode === 'classic' && flags.isOn('BulkOrderUpload')
  return [...SCREENS, ...(hasBulk ? [BULK] : [])].map((place) => ({
    ...place,
    path: screenAddress(place.screen, id),
    isHere: isAt(pathname, place.screen),
  }))
}
