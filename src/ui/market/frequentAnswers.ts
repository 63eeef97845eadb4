import type { Country } from '../../domain/market/countries.ts'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { FEE_RULES } from '../../domain/pricing/deliveryFee.ts'
import { formatMoney, moneyFormat } from '../kit/formatMoney.ts'
import { publishedAmounts } from './publishedAmounts.ts'
import { countedFromText } from './countedFromText.ts'
import type { Localization } from '../kit/localization.ts'
import { ASAP_MINUTES, TYPICAL_MINUTES, WRITTEN_COMMUNICATION_GRAMS } from './deliveryPromise.ts'

export interface FrequentAnswer {
  readonly question: string
  /** One or more sentences. */
  readonly answer: ReadonlyArray<string>
}

interface FrequentAnswersOptions {
  readonly deployment: Deployment
  readonly locale: Locale
  readonly guestAllowed: boolean
}

/** The answer about the item value (FAQ-04); one country states it together with a weight. */
const valueAnswer = (l10n: Localization, country: Country, locale: Locale): ReadonlyArray<string> => {
  const limit = country.itemValueLimit
  if (!limit) return []
  const amount = formatMoney({ minor: limit.minor, currency: country.currency }, { country, locale })
  const kg = limit.togetherWithWeightOverKg
  return kg === undefined
    ? [l10n.getString('landing-faq-value-answer', { amount })]
    : [l10n.getString('landing-faq-value-and-weight-answer', { amount, kg })]
}

/** The answer about the distance (FAQ-05, CON-02). */
const distanceAnswer = (l10n: Localization, country: Country): ReadonlyArray<string> => {
  const { deliveryDistanceKm: km, tellsDeliveryDistance } = country
  if (!tellsDeliveryDistance) return []
  return country.deliversNationwide
    ? [l10n.getString('landing-faq-far-nationwide-answer', { km })]
    : [l10n.getString('landing-faq-far-answer', { km })]
}

/** The answer about the fee (FAQ-06 to FAQ-13); empty for a country without a published fee (FAQ-14). */
const costAnswer = (l10n: Localization, country: Country, locale: Locale): ReadonlyArray<string> => {
  const rule = FEE_RULES[country.code]
  if (!rule.published) return []
  const money = moneyFormat({ country, locale }, publishedAmounts(rule))
  const amount = (minor: number) => money({ minor, currency: rule.currency })
  const base = amount(rule.base)
  const cash = rule.surcharges.CASH_ON_DELIVERY
  return [
    rule.maximum === undefined
      ? l10n.getString('landing-faq-cost-answer', { base, perKm: amount(rule.perKm) })
      : l10n.getString('landing-faq-cost-range', { base, maximum: amount(rule.maximum) }),
    countedFromText(l10n, country, rule),
    cash === undefined ? '' : l10n.getString('landing-faq-cost-cash', { amount: amount(cash) }),
    rule.noCommission ? l10n.getString('landing-faq-cost-no-commission') : '',
  ].filter((sentence) => sentence !== '')
}

/** The questions that this country has an answer to, in display order. */
export const frequentAnswers = (
  l10n: Localization,
  { deployment: { country }, locale, guestAllowed }: FrequentAnswersOptions,
): ReadonlyArray<FrequentAnswer> =>
  [
    {
      question: l10n.getString('landing-faq-what'),
      answer: [
        l10n.getString('landing-faq-what-answer'),
        l10n.getString('landing-faq-what-letters', { grams: WRITTEN_COMMUNICATION_GRAMS }),
      ],
    },
    {
      question: l10n.getString('landing-faq-fast'),
      answer: [l10n.getString('landing-faq-fast-answer', { minutes: ASAP_MINUTES, typical: TYPICAL_MINUTES })],
    },
    { question: l10n.getString('landing-faq-cost'), answer: costAnswer(l10n, country, locale) },
    {
      question: l10n.getString('landing-faq-heavy'),
      answer: [l10n.getString('landing-faq-heavy-answer', { kg: country.itemWeightLimitKg })],
    },
    { question: l10n.getString('landing-faq-value'), answer: valueAnswer(l10n, country, locale) },
    { question: l10n.getString('landing-faq-far'), answer: distanceAnswer(l10n, country) },
    {
      question: l10n.getString('landing-faq-guest'),
      answer: guestAllowed ? [l10n.getString('landing-faq-guest-answer')] : [],
    },
  ].filter(({ answer }) => answer.length > 0)
