import { ProhibitedItemsScreen } from '../publicTracking/ProhibitedItemsScreen.tsx'
import { PublicPage } from '../publicTracking/PublicPage.tsx'

/** `/prohibiteditems-c2c` (ROUTE-18, C2C-04). */
export const ProhibitedItemsPage = () => (
  <PublicPage>
    <ProhibitedItemsScreen />
  </PublicPage>
)
