import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { ASAP_MINUTES, TYPICAL_MINUTES } from './deliveryPromise.ts'
import type { LandingProps } from './LandingProps.ts'

/** The country's delivery times and limits (FAQ-01, FAQ-03, FAQ-05). */
export const MarketFacts = ({ deployment: { country }, locale }: Pick<LandingProps, 'deployment' | 'locale'>) => {
  const { l10n } = useLocalization()
  // May take two lines where a reader has set wider letters.
  const nothing = formatMoney({ minor: 0, currency: country.currency }, { country, locale }).replace('\u00a0', ' ')
  const facts = [
    ['landing-fact-promise', l10n.getString('landing-fact-minutes-value', { minutes: ASAP_MINUTES })],
    ['landing-fact-typical', l10n.getString('landing-fact-minutes-value', { minutes: TYPICAL_MINUTES })],
    ['landing-fact-weight', l10n.getString('landing-fact-weight-value', { kg: country.itemWeightLimitKg })],
    country.tellsDeliveryDistance
      ? ['landing-fact-distance', l10n.getString('landing-fee-km', { km: country.deliveryDistanceKm })]
      : ['landing-fact-nothing', nothing],
  ] as const satisfies ReadonlyArray<readonly [TextId, string]>
  return (
    <section className="facts" aria-label={l10n.getString('landing-facts')}>
      {facts.map(([id, value]) => (
        <p key={id}>
          <strong>{value}</strong> <span>{l10n.getString(id)}</span>
        </p>
      ))}
    </section>
  )
}
