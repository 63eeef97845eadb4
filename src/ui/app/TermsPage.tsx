import { TermsScreen } from '../market/TermsScreen.tsx'
import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** `/termsandconditions` (ROUTE-19). */
export const TermsPage = () => {
  const { deployment, locale } = useLightPages()
  return (
    <PublicPage>
      <TermsScreen deployment={deployment} locale={locale} />
    </PublicPage>
  )
}
