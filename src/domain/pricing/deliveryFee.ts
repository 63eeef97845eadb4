import { distanceInMetres, type Coordinates } from '../coordinates.ts'
import type { Country, CountryCode, CurrencyCode } from '../market/countries.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Money } from './money.ts'

/** A country's fee rule. All amounts are in minor units of `currency`. */
export interface FeeRule {
  readonly currency: CurrencyCode
  readonly base: number
  readonly perKm: number
  /** Kilometres that the base includes: 1 means "from 1 km". */
  readonly freeKm: number
  /** The same for vendors outside the capital, if it differs (FAQ-07). */
  readonly freeKmOutsideCapital?: number
  /** The cap on base plus distance (FAQ-11). */
  readonly maximum?: number
  /** Surcharges by payment method. */
  readonly surcharges: Readonly<Partial<Record<PaymentMethod, number>>>
  /** Whether the FAQ states that there is no commission (FAQ-11). */
  readonly noCommission: boolean
  /** Whether the FAQ explains the fee (FAQ-14); other countries charge without explaining. */
  readonly published: boolean
}

const PUBLISHED = { freeKm: 0, surcharges: {}, noCommission: false, published: true } as const
const UNPUBLISHED = { freeKm: 0, surcharges: {}, noCommission: false, published: false } as const

export const FEE_RULES: Readonly<Record<CountryCode, FeeRule>> = {
  SG: { ...PUBLISHED, currency: 'SGD', base: 6_00, perKm: 1_00 },
  MY: { ...PUBLISHED, currency: 'MYR', base: 4_75, perKm: 50 },
  HK: { ...PUBLISHED, currency: 'HKD', base: 49_00, perKm: 3_00, maximum: 79_00, noCommission: true },
  TH: { ...PUBLISHED, currency: 'THB', base: 35_00, perKm: 7_00, freeKm: 1, freeKmOutsideCapital: 4 },
  TW: {
    ...PUBLISHED,
    currency: 'TWD',
    base: 99_00,
    perKm: 10_00,
    freeKm: 1,
    surcharges: { CASH_ON_DELIVERY: 25_00 },
  },
  MM: { ...PUBLISHED, currency: 'MMK', base: 1_300_00, perKm: 200_00 },
  BD: { ...PUBLISHED, currency: 'BDT', base: 55_00, perKm: 5_00 },
  PK: { ...PUBLISHED, currency: 'PKR', base: 65_00, perKm: 10_00 },
  PH: { ...UNPUBLISHED, currency: 'PHP', base: 49_00, perKm: 6_00 },
  KH: { ...UNPUBLISHED, currency: 'KHR', base: 4_000_00, perKm: 1_000_00 },
  LA: { ...UNPUBLISHED, currency: 'LAK', base: 15_000_00, perKm: 3_000_00 },
  JP: { ...UNPUBLISHED, currency: 'JPY', base: 350, perKm: 80 },
  KR: { ...UNPUBLISHED, currency: 'KRW', base: 3_500, perKm: 700 },
  KW: { ...UNPUBLISHED, currency: 'KWD', base: 750, perKm: 150 },
  SA: { ...UNPUBLISHED, currency: 'SAR', base: 12_00, perKm: 1_50 },
  AE: { ...UNPUBLISHED, currency: 'AED', base: 10_00, perKm: 1_50 },
  BH: { ...UNPUBLISHED, currency: 'BHD', base: 800, perKm: 100 },
  QA: { ...UNPUBLISHED, currency: 'QAR', base: 10_00, perKm: 1_50 },
  OM: { ...UNPUBLISHED, currency: 'OMR', base: 800, perKm: 120 },
  JO: { ...UNPUBLISHED, currency: 'JOD', base: 1_250, perKm: 150 },
  EG: { ...UNPUBLISHED, currency: 'EGP', base: 30_00, perKm: 6_00 },
  IQ: { ...UNPUBLISHED, currency: 'IQD', base: 2_500_000, perKm: 500_000 },
  TR: { ...UNPUBLISHED, currency: 'TRY', base: 90_00, perKm: 15_00 },
  CZ: { ...UNPUBLISHED, currency: 'CZK', base: 49_00, perKm: 12_00 },
  HU: { ...UNPUBLISHED, currency: 'HUF', base: 690_00, perKm: 150_00 },
  RO: { ...UNPUBLISHED, currency: 'RON', base: 11_90, perKm: 2_00 },
  AT: { ...UNPUBLISHED, currency: 'EUR', base: 4_50, perKm: 90 },
  SE: { ...UNPUBLISHED, currency: 'SEK', base: 49_00, perKm: 9_00 },
  FI: { ...UNPUBLISHED, currency: 'EUR', base: 4_90, perKm: 90 },
  NO: { ...UNPUBLISHED, currency: 'NOK', base: 49_00, perKm: 10_00 },
  GR: { ...UNPUBLISHED, currency: 'EUR', base: 3_00, perKm: 60 },
  CY: { ...UNPUBLISHED, currency: 'EUR', base: 3_20, perKm: 60 },
  AR: { ...UNPUBLISHED, currency: 'ARS', base: 1_500_00, perKm: 350_00 },
}

const CAPITAL_RADIUS_M = 30_000

/** Whether a place is more than 30 km from the capital's centre in a straight line (FAQ-07). */
export const isOutsideCapital = (country: Country, place: Coordinates): boolean =>
  distanceInMetres(country.capital, place) > CAPITAL_RADIUS_M

/** The payment method if it has a surcharge in the country; the fee is the same for all other methods. */
export const surchargedMethod = ({ code }: Country, method: PaymentMethod | ''): PaymentMethod | undefined =>
  method !== '' && FEE_RULES[code].surcharges[method] !== undefined ? method : undefined

export interface Delivery {
  readonly distanceMetres: number
  readonly paymentMethod?: PaymentMethod | undefined
  /** Whether the collection point is outside the capital; defaults to the capital's rule. */
  readonly outsideCapital?: boolean
}

export interface FeeLine {
  readonly kind: 'base' | 'distance' | 'surcharge'
  readonly amount: Money
}

/** A fee with its lines, which add up to the total; only `base` may be zero. */
export interface DeliveryFee {
  readonly total: Money
  readonly lines: ReadonlyArray<FeeLine>
}

/**
 * Computes the fee of a delivery. After the free kilometres, each started kilometre counts in full: with 1 km free,
 * 1000 m cost nothing extra and 1001 m cost one kilometre. Throws if the distance is not a finite number.
 */
export const deliveryFee = (rule: FeeRule, delivery: Delivery): DeliveryFee => {
  const { distanceMetres, paymentMethod, outsideCapital = false } = delivery
  if (!Number.isFinite(distanceMetres)) throw new RangeError(`Not a distance: ${distanceMetres}`)
  const freeKm = outsideCapital ? (rule.freeKmOutsideCapital ?? rule.freeKm) : rule.freeKm
  const chargedKm = Math.max(0, Math.ceil(distanceMetres / 1_000 - freeKm))
  const room = (rule.maximum ?? Number.POSITIVE_INFINITY) - rule.base
  const distance = Math.min(chargedKm * rule.perKm, room)
  const surcharge = (paymentMethod && rule.surcharges[paymentMethod]) ?? 0

  const line = (kind: FeeLine['kind'], minor: number): FeeLine => ({ kind, amount: { minor, currency: rule.currency } })
  return {
    total: { minor: rule.base + distance + surcharge, currency: rule.currency },
    lines: [line('base', rule.base), line('distance', distance), line('surcharge', surcharge)].filter(
      ({ kind, amount }) => kind === 'base' || amount.minor > 0,
    ),
  }
}
