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

/** The screens of the navigation, for the vendor that is chosen now (NAV-02). */
export const usePlaces = (): ReadonlyArray<Place> => {
  const { pathname } = useLocation()
  const id = usePortal().vendors.selected?.id
  return SCREENS.map(({ screen, textId }) => ({
    path: id === undefined ? screen : `${screen}/${id}`,
    textId,
    isHere: pathname === screen || pathname.startsWith(`${screen}/`),
  }))
}
