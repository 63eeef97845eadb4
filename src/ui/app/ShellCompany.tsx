import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'

const CollectionPointDoor = lazyComponent(
  async () => (await import('../outlet/CollectionPointDoor.tsx')).CollectionPointDoor,
)
const HelpCorner = lazyComponent(async () => (await import('../help/HelpCorner.tsx')).HelpCorner)
const RecentNotices = lazyComponent(async () => (await import('../notice/RecentNotices.tsx')).RecentNotices)
const StayDoor = lazyComponent(async () => (await import('../guest/StayDoor.tsx')).StayDoor)
const WelcomeDoor = lazyComponent(async () => (await import('../welcome/WelcomeDoor.tsx')).WelcomeDoor)

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
