import { NotFoundScreen } from '../market/NotFoundScreen.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** Shown for unknown addresses (ROUTE-21). */
export const NotFoundPage = () => {
  const pages = useLightPages()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} />
      <NotFoundScreen />
    </>
  )
}
