import type { Country } from '../../domain/market/countries.ts'
import type { FeeRule } from '../../domain/pricing/deliveryFee.ts'
import type { Localization } from '../kit/localization.ts'

/**
 * The kilometre from which the distance is charged, by place if that differs (FAQ-07, FAQ-08); empty if it is charged
 * from the start.
 */
export const countedFromText = (l10n: Localization, country: Country, rule: FeeRule): string => {
  const { freeKm: km, freeKmOutsideCapital: outsideKm } = rule
  if (outsideKm !== undefined)
    return l10n.getString('landing-pay-from-km-by-place', { code: country.code, km, outsideKm })
  return km > 0 ? l10n.getString('landing-pay-from-km', { km }) : ''
}
