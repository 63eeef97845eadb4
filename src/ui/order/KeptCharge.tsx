import type { KeptCharge as Kept } from '../../domain/order/chargedFee.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { useLocalization } from '../kit/localization.ts'

interface Props {
  readonly charge: Kept
  readonly write: (amount: Money) => string
}

/** Says that a card was charged more than the fee, and that the difference is not refunded (EDIT-07). */
export const KeptCharge = ({ charge, write }: Props) => {
  const { l10n } = useLocalization()
  const { paid, fee, left } = charge
  return (
    <p className="kept-charge">
      {l10n.getString('edit-kept-charge', { paid: write(paid), fee: write(fee), left: write(left) })}
    </p>
  )
}
