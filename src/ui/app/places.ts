import { useLocation } from 'react-router'
import { usePortal } from '../shared/Portal.ts'

/** A screen that can be gone to. */
export interface Place {
  readonly path: string
  readonly textId: string
  readonly isHere: boolean
}

const SCREENS = [
  { screen: '/request-a-rider', textId: 'shell-tab-request' },
  { screen: '/order-tracking', textId: 'shell-tab-tracking' },
  { screen: '/history', textId: 'shell-tab-history' },
] as const

const BULK = { screen: '/bulk-order', textId: 'shell-tab-bulk' } as const

/** The screens of the navigation, for the vendor that is chosen now (NAV-02); ordering by files has no place on phones (NAV-07). */
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
