import { NotFoundScreen } from '../market/NotFoundScreen.tsx'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { useLightPages, useSignInOffered } from '../frame/LightPages.ts'

/** Shown for unknown addresses (ROUTE-21). */
export const NotFoundPage = () => {
  const pages = useLightPages()
  const signInOffered = useSignInOffered()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} signInOffered={signInOffered} />
      <NotFoundScreen />
    </>
  )
}
