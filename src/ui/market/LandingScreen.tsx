import { FleetSection } from './FleetSection.tsx'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import { GetStartedSection } from './GetStartedSection.tsx'
import { HowItWorksSection } from './HowItWorksSection.tsx'
import { LandingHero } from './LandingHero.tsx'
import type { LandingProps } from './LandingProps.ts'
import { MarketFacts } from './MarketFacts.tsx'
import { PayAsYouGoSection } from './PayAsYouGoSection.tsx'
import { WhySection } from './WhySection.tsx'

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
