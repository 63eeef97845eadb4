import { maintenanceOf } from '../../domain/flags/maintenance.ts'
import { MaintenanceScreen } from '../market/MaintenanceScreen.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** `/maintenance` (ROUTE-20), without a drawer and without a sign-in link (NAV-19). */
export const MaintenancePage = () => {
  const pages = useLightPages()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} signInOffered={false} />
      <MaintenanceScreen kind={maintenanceOf(pages.flags.isOn)} />
    </>
  )
}
