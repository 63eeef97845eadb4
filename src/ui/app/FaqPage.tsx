import { FrequentQuestions } from '../market/FrequentQuestions.tsx'
import { PublicPage } from '../publicTracking/PublicPage.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** `/faq`: the questions and answers of the country (SCR-01). */
export const FaqPage = () => {
  const { deployment, locale, flags } = useLightPages()
  return (
    <PublicPage>
      <FrequentQuestions
        deployment={deployment}
        locale={locale}
        guestAllowed={flags.isOn('GuestCheckout')}
        heading="h1"
      />
    </PublicPage>
  )
}
