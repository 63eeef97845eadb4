import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { FleetSection } from './FleetSection.tsx'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import { GetStartedSection } from './GetStartedSection.tsx'
import type { RequestAsGuest } from './GuestButton.tsx'
import { HowItWorksSection } from './HowItWorksSection.tsx'
import { LandingHero } from './LandingHero.tsx'
import { MarketFacts } from './MarketFacts.tsx'
import { PayAsYouGoSection } from './PayAsYouGoSection.tsx'
import { WhySection } from './WhySection.tsx'

export interface LandingProps {
  readonly deployment: Deployment
  readonly locale: Locale
  /** Whether flag GuestCheckout is on (OP-17). */
  readonly guestAllowed: boolean
  readonly requestAsGuest: RequestAsGuest
  /** The sign-in page, with the address to return to (ROUTE-22). */
  readonly signInAddress: string
  /** `false` while flag DeactivateSignUpButton is on (NAV-21); `undefined` until the flags are known. */
  readonly registerAllowed: boolean | undefined
}

/** The main part of `/` (ROUTE-01), without header and footer; readable without a script. */
export const LandingScreen = (landing: LandingProps) => (
  <main className="landing" id="content">
    <LandingHero {...landing} />
    <MarketFacts {...landing} />
    <HowItWorksSection />
    <WhySection />
    <PayAsYouGoSection {...landing} />
    <FleetSection />
    <FrequentQuestions {...landing} />
    <GetStartedSection {...landing} />
  </main>
)
