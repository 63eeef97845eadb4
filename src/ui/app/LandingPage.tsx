import { LandingScreen } from '../market/LandingScreen.tsx'
import { SiteFooter } from '../market/SiteFooter.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { Farewell } from './Farewell.tsx'
import { useLightPages } from './LightPages.ts'

/** `/` (ROUTE-01). */
export const LandingPage = () => {
  const pages = useLightPages()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} />
      <Farewell />
      <LandingScreen {...pages} />
      <SiteFooter {...pages} />
    </>
  )
}
