import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { lazyComponent } from '../shared/lazyComponent.tsx'
import { usePortal } from '../shared/Portal.ts'

const HelpCorner = lazyComponent(async () => (await import('../help/HelpCorner.tsx')).HelpCorner)
const RecentNotices = lazyComponent(async () => (await import('../notice/RecentNotices.tsx')).RecentNotices)
const WelcomeDoor = lazyComponent(async () => (await import('../welcome/WelcomeDoor.tsx')).WelcomeDoor)

/** What stands over a screen and no first picture waits for: help, the recent notices, the walkthrough. */
export const ShellCompany = observer(function ShellCompany() {
  const { help, notices, welcome } = usePortal()
  const isRequestPage = useLocation().pathname.startsWith('/request-a-rider')
  return (
    <>
      {notices.isRecentOpen && <RecentNotices />}
      {help.isShown && <HelpCorner />}
      {isRequestPage && !welcome.isSeen() && <WelcomeDoor />}
    </>
  )
})
