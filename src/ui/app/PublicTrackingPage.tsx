import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { PublicTrackingScreen } from '../publicTracking/PublicTrackingScreen.tsx'
import { usePublicOrder } from '../publicTracking/usePublicOrder.ts'

/** `/tracking/{orderID}` (ROUTE-15, TRACK-28). */
export const PublicTrackingPage = () => {
  const view = usePublicOrder()
  return <PublicPage isWide>{(appearance) => <PublicTrackingScreen view={view} appearance={appearance} />}</PublicPage>
}
