import type { Coordinates } from '../coordinates.ts'
import type { Country } from '../market/countries.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { deliveryFee, FEE_RULES, isOutsideCapital, surchargedMethod, type FeeLine } from './deliveryFee.ts'
import type { Money } from './money.ts'

/** A quoted fee, with the distance in metres that it was computed for, if known. */
export interface QuotedDelivery {
  readonly fee: Money
  readonly distanceMetres?: number
}

/**
 * The lines that add up to the quoted fee by the country's rule, with or without the payment method's surcharge;
 * `undefined` if neither matches, so that the fee is shown without lines (FEE-10).
 */
export const explainedFee = (
  quoted: QuotedDelivery,
  country: Country,
  source: Coordinates,
  paymentMethod: PaymentMethod | '',
): ReadonlyArray<FeeLine> | undefined => {
  if (quoted.distanceMetres === undefined) return undefined
  const delivery = { distanceMetres: quoted.distanceMetres, outsideCapital: isOutsideCapital(country, source) }
  const rule = FEE_RULES[country.code]
  const candidates = [
    deliveryFee(rule, { ...delivery, paymentMethod: surchargedMethod(country, paymentMethod) }),
    deliveryFee(rule, delivery),
  ]
  return candidates.find(({ total }) => total.currency === quoted.fee.currency && total.minor === quoted.fee.minor)
    ?.lines
}
