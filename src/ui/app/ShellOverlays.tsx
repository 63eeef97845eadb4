import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { usePortal } from '../frame/Portal.ts'
import { isAt, REQUEST } from '../../domain/pagePaths.ts'
import { useLostFocus } from './useLostFocus.ts'

const AskedCollectionPoint = lazyComponent(
  async () => (await fetchCode(() => import('../outlet/AskedCollectionPoint.tsx'))).AskedCollectionPoint,
)
const HelpPanel = lazyComponent(async () => (await fetchCode(() => import('../help/HelpPanel.tsx'))).HelpPanel)
const RecentNotices = lazyComponent(
  async () => (await fetchCode(() => import('../notice/RecentNotices.tsx'))).RecentNotices,
)
const WelcomeOnce = lazyComponent(async () => (await fetchCode(() => import('../welcome/Welcome.tsx'))).WelcomeOnce)

/**
 * Parts of the frame that load after the first render: help, recent notices, walkthrough, the dialog for collection
 * points, and the place of a lost focus.
 */
export const ShellOverlays = observer(function ShellOverlays() {
  const { help, notices, outletDialog, welcome } = usePortal()
  const { pathname } = useLocation()
  const isRequestPage = isAt(pathname, REQUEST)
  useLostFocus()
  return (
    <>
      {notices.isRecentOpen && <RecentNotices />}
      {help.isShown && <HelpPanel />}
      {isRequestPage && !welcome.isSeen() && <WelcomeOnce />}
      {outletDialog.asked && <AskedCollectionPoint asked={outletDialog.asked} />}
    </>
  )
})
