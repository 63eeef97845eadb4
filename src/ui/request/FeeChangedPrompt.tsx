import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import { compare } from '../../domain/pricing/money.ts'
import type { FeeChange } from '../../domain/request/feeRecompute.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { moneyFormat } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'
import { KeptCharge } from '../order/KeptCharge.tsx'

export interface FeeChangedPromptProps {
  readonly change: FeeChange
  readonly answer: (accepted: boolean) => void
  readonly place: AmountPlace
  /** Whether an order is edited instead of placed. */
  readonly isEditing: boolean
}

/**
 * Asks the user to accept a fee that differs from the one shown, or a change after which a part of a card payment is not
 * refunded; without a yes, nothing is sent (REQ-23, FEE-07, EDIT-07).
 */
export const FeeChangedPrompt = ({ change, answer, place, isEditing }: FeeChangedPromptProps) => {
  const { l10n } = useLocalization()
  const { keptCharge: charge } = change
  const money = moneyFormat(place, [change.shown, change.recomputed, charge?.paid, charge?.fee, charge?.left])
  const [before, after] = [money(change.shown), money(change.recomputed)]
  const isOtherFee = compare(change.shown, change.recomputed) !== 0
  return (
    <Dialog
      role="alertdialog"
      title={l10n.getString(isOtherFee ? 'error-fee-changed' : 'edit-kept-charge-title')}
      describedBy="request-fee-changed-text"
      mayPressOutside={false}
      close={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>
            {l10n.getString(isEditing ? 'edit-fee-changed-refuse' : 'request-fee-changed-refuse')}
          </Button>
          <Button kind="primary" onClick={() => answer(true)}>
            {l10n.getString(isEditing ? 'edit-fee-changed-accept' : 'request-fee-changed-accept', { after })}
          </Button>
        </>
      }
    >
      <div id="request-fee-changed-text">
        {change.voucherLost && <p>{l10n.getString('voucher-error-validation-message')}</p>}
        {charge && <KeptCharge charge={charge} write={money} />}
        {isOtherFee && (
          <p>{l10n.getString(isEditing ? 'edit-fee-changed-text' : 'request-fee-changed-text', { before, after })}</p>
        )}
      </div>
    </Dialog>
  )
}
