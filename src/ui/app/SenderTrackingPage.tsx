import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { SenderTrackingScreen } from '../publicTracking/SenderTrackingScreen.tsx'
import { usePublicOrder } from '../publicTracking/usePublicOrder.ts'

/** `/tracking-c2c/{orderID}` (ROUTE-17, C2C-01, C2C-03). */
export const SenderTrackingPage = () => {
  const view = usePublicOrder()
  return <PublicPage isWide>{(appearance) => <SenderTrackingScreen view={view} appearance={appearance} />}</PublicPage>
}
