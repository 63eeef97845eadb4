import { LandingScreen } from '../market/LandingScreen.tsx'
import { SiteFooter } from '../market/SiteFooter.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { Farewell } from './Farewell.tsx'
import { useLightPages, useRegisterAllowed } from './LightPages.ts'

/** `/` (ROUTE-01). */
export const LandingPage = () => {
  const pages = useLightPages()
  const registerAllowed = useRegisterAllowed()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} />
      <Farewell />
      <LandingScreen {...pages} guestAllowed={pages.flags.isOn('GuestCheckout')} registerAllowed={registerAllowed} />
      <SiteFooter {...pages} registerAllowed={registerAllowed} />
    </>
  )
}
