import type { FeeRule } from '../../domain/pricing/deliveryFee.ts'
import type { Money } from '../../domain/pricing/money.ts'

/** The amounts of a published fee, which share their number of decimals. */
export const publishedAmounts = ({ base, perKm, maximum, surcharges, currency }: FeeRule): ReadonlyArray<Money> =>
  [base, perKm, maximum ?? 0, surcharges.CASH_ON_DELIVERY ?? 0].map((minor) => ({ minor, currency }))
