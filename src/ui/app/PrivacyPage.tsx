import { PrivacyScreen } from '../market/PrivacyScreen.tsx'
import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** `/privacy` (SCR-02). */
export const PrivacyPage = () => {
  const { deployment, locale } = useLightPages()
  return (
    <PublicPage>
      <PrivacyScreen deployment={deployment} locale={locale} />
    </PublicPage>
  )
}
