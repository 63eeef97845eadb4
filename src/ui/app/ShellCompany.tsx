import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'

const CollectionPointDoor = lazyComponent(
  async () => (await fetchCode(() => import('../outlet/CollectionPointDoor.tsx'))).CollectionPointDoor,
)
const HelpCorner = lazyComponent(async () => (await fetchCode(() => import('../help/HelpCorner.tsx'))).HelpCorner)
const RecentNotices = lazyComponent(
  async () => (await fetchCode(() => import('../notice/RecentNotices.tsx'))).RecentNotices,
)
const StayDoor = lazyComponent(async () => (await fetchCode(() => import('../guest/StayDoor.tsx'))).StayDoor)
const WelcomeDoor = lazyComponent(async () => (await fetchCode(() => import('../welcome/WelcomeDoor.tsx'))).WelcomeDoor)

/**
 * Parts of the frame that load after the first render: help, recent notices, walkthrough, account offer for guests, and
 * the dialog for collection points.
 */
export const ShellCompany = observer(function ShellCompany() {
  const { help, notices, outletDoor, session, welcome } = usePortal()
  const { pathname } = useLocation()
  const isRequestPage = pathname.startsWith('/request-a-rider')
  const isTracking = pathname.startsWith('/order-tracking')
  return (
    <>
      {notices.isRecentOpen && <RecentNotices />}
      {help.isShown && <HelpCorner />}
      {isRequestPage && !welcome.isSeen() && <WelcomeDoor />}
      {isTracking && session.mode === 'guest' && <StayDoor />}
      {outletDoor.asked && <CollectionPointDoor asked={outletDoor.asked} />}
    </>
  )
})
