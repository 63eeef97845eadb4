import type { QuotedFee } from '../../application/ports/FeeCalculator.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { PaymentMethod } from '../../domain/payment/paymentMethod.ts'
import { deliveryFee, FEE_RULES, isOutsideCapital, type FeeLine } from '../../domain/pricing/deliveryFee.ts'

/**
 * The lines that add up to the quoted fee by the country's rule, with the surcharge of the payment method or without;
 * `undefined` when neither does: then the fee stands as it was quoted.
 */
export const explainedFee = (
  quoted: QuotedFee,
  country: Country,
  source: Coordinates,
  paymentMethod: PaymentMethod | '',
): ReadonlyArray<FeeLine> | undefined => {
  if (quoted.distanceMetres === undefined) return undefined
  const delivery = { distanceMetres: quoted.distanceMetres, outsideCapital: isOutsideCapital(country, source) }
  const rule = FEE_RULES[country.code]
  const candidates = [
    deliveryFee(rule, paymentMethod === '' ? delivery : { ...delivery, paymentMethod }),
    deliveryFee(rule, delivery),
  ]
  return candidates.find(({ total }) => total.currency === quoted.fee.currency && total.minor === quoted.fee.minor)
    ?.lines
}
