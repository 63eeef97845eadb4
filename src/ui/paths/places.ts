import { useLocation } from 'react-router'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'

/** A navigation entry. */
export interface Place {
  readonly path: string
  readonly textId: TextId
  readonly isHere: boolean
}

const SCREENS = [
  { screen: '/request-a-rider', textId: 'shell-tab-request' },
  { screen: '/order-tracking', textId: 'shell-tab-tracking' },
  { screen: '/history', textId: 'shell-tab-history' },
] as const

const BULK = { screen: '/bulk-order', textId: 'shell-tab-bulk' } as const

/** Navigation entries for the selected vendor (NAV-02); the drawer of phones has no bulk ordering (NAV-07). */
export const usePlaces = (menu: 'top-bar' | 'drawer'): ReadonlyArray<Place> => {
  const { pathname } = useLocation()
  const { flags, session, vendors } = usePortal()
  const id = vendors.selected?.id
  const hasBulk = menu === 'top-bar' && session.mode === 'classic' && flags.isOn('BulkOrderUpload')
  return [...SCREENS, ...(hasBulk ? [BULK] : [])].map(({ screen, textId }) => ({
    path: id === undefined ? screen : `${screen}/${id}`,
    textId,
    isHere: pathname === screen || pathname.startsWith(`${screen}/`),
  }))
}
