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

/** What stands over a screen and no first picture waits for: help, the recent notices, the walkthrough, the offer to a guest, a collection point. */
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
