import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'
import { deliveryFee, FEE_RULES, isOutsideCapital } from '../../src/domain/pricing/deliveryFee.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import { roadDistance } from './roadDistance.ts'

export interface Quote {
  readonly fee: Money
  /** Metres by road. */
  readonly distance: number
}

/** The fee of a delivery between two places of a country (FEE-04), with the surcharge of the payment method. */
export const quoteFee = (
  country: Country,
  source: Coordinates,
  destination: Coordinates,
  paymentMethod?: PaymentMethod,
): Quote => {
  const distance = Math.round(roadDistance(source, destination))
  const { total } = deliveryFee(FEE_RULES[country.code], {
    distanceMetres: distance,
    outsideCapital: isOutsideCapital(country, source),
    ...(paymentMethod && { paymentMethod }),
  })
  return { fee: total, distance }
}
