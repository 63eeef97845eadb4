import { FEE_RULES } from '../../domain/pricing/deliveryFee.ts'
import { useLocalization } from '../kit/localization.ts'
import { FeeCalculator } from './FeeCalculator.tsx'
import { FeeTable } from './FeeTable.tsx'
import { Icon } from './Icon.tsx'
import type { LandingProps } from './LandingProps.ts'

const EXPECTATIONS = ['landing-pay-expect-first', 'landing-pay-expect-distance', 'landing-pay-expect-nothing'] as const

/** The published fee with its calculator; a country without a published fee gets a text without numbers (FAQ-14). */
export const PayAsYouGoSection = ({ deployment, locale }: Pick<LandingProps, 'deployment' | 'locale'>) => {
  const { l10n } = useLocalization()
  const { country } = deployment
  const rule = FEE_RULES[country.code]
  return (
    <section className="pay" aria-labelledby="pay-as-you-go">
      <div>
        <h2 id="pay-as-you-go">{l10n.getString('landing-pay-title')}</h2>
        <p className="lead">{l10n.getString('landing-pay-text')}</p>
        {rule.published && <FeeTable country={country} rule={rule} locale={locale} />}
      </div>
      {rule.published ? (
        <FeeCalculator country={country} rule={rule} locale={locale} />
      ) : (
        <div className="panel">
          <h3>{l10n.getString('landing-pay-expect')}</h3>
          <ul className="expectations">
            {EXPECTATIONS.map((id) => (
              <li key={id}>
                <Icon name="check" />
                <span>{l10n.getString(id)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
