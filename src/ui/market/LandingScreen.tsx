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
  /** The flag GuestCheckout (OP-17). */
  readonly guestAllowed: boolean
  readonly requestAsGuest: RequestAsGuest
  /** Leads back to where somebody wanted to go (ROUTE-22). */
  readonly signInAddress: string
  /** Off while DeactivateSignUpButton is on (NAV-21); nothing until that is known. */
  readonly registerAllowed: boolean | undefined
}

/** The main part of `/` (ROUTE-01): it needs no script to be read. Header and footer stand around it. */
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
