import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { FeeRule } from '../../domain/pricing/deliveryFee.ts'
import { useLocalization } from '../kit/localization.ts'
import { regionName } from '../../domain/format/words.ts'
import { moneyFormat } from '../kit/formatMoney.ts'
import { publishedAmounts } from './publishedAmounts.ts'
import { countedFromText } from './countedFromText.ts'

export interface PublishedFee {
  readonly country: Country
  readonly rule: FeeRule
  readonly locale: Locale
}

/** The country's fee, line by line (FAQ-06 to FAQ-13). */
export const FeeTable = ({ country, rule, locale }: PublishedFee) => {
  const { l10n } = useLocalization()
  const money = moneyFormat({ country, locale }, publishedAmounts(rule))
  const amount = (minor: number) => money({ minor, currency: rule.currency })
  const plus = (minor: number) => `+ ${amount(minor)}`
  const cash = rule.surcharges.CASH_ON_DELIVERY
  const countedFrom = countedFromText(l10n, country, rule)
  return (
    <div className="fee">
      <h3>{l10n.getString('landing-pay-country', { country: regionName(country.code, locale) })}</h3>
      <dl className="lines">
        <div>
          <dt>{l10n.getString('landing-pay-base')}</dt>
          <dd>{amount(rule.base)}</dd>
        </div>
        <div>
          <dt>
            <span>{l10n.getString('landing-pay-per-km')}</span>
            {countedFrom && <small>{countedFrom}</small>}
          </dt>
          <dd>{plus(rule.perKm)}</dd>
        </div>
        {cash !== undefined && (
          <div>
            <dt>{l10n.getString('landing-pay-cash')}</dt>
            <dd>{plus(cash)}</dd>
          </div>
        )}
        {rule.maximum !== undefined && (
          <div>
            <dt>{l10n.getString('landing-pay-maximum')}</dt>
            <dd>{amount(rule.maximum)}</dd>
          </div>
        )}
      </dl>
      {rule.noCommission && <p>{l10n.getString('landing-pay-no-commission')}</p>}
    </div>
  )
}
