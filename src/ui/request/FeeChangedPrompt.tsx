import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Locale } from '../../domain/market/languages.ts'
import type { FeeChange } from '../../domain/request/feeRecompute.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { formatMoney } from '../kit/formatMoney.ts'
import { useLocalization } from '../kit/localization.ts'

export interface FeeChangedPromptProps {
  readonly change: FeeChange
  readonly answer: (accepted: boolean) => void
  readonly locale: Locale
  /** Whether an order is edited instead of placed. */
  readonly isEditing: boolean
}

/** Asks the user to accept a fee that differs from the one shown; without a yes, nothing is sent (REQ-23, FEE-07). */
export const FeeChangedPrompt = ({ change, answer, locale, isEditing }: FeeChangedPromptProps) => {
  const { l10n } = useLocalization()
  const before = formatMoney(change.shown, locale)
  const after = formatMoney(change.recomputed, locale)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      className="fee-prompt"
      title={l10n.getString('error-fee-changed')}
      aria-describedby="request-fee-changed-text"
      isCloseButtonShown={false}
      canOutsideClickClose={false}
      onClose={() => answer(false)}
    >
      <DialogBody>
        <div id="request-fee-changed-text">
          {change.voucherLost && <p>{l10n.getString('voucher-error-validation-message')}</p>}
          <p>{l10n.getString(isEditing ? 'edit-fee-changed-text' : 'request-fee-changed-text', { before, after })}</p>
        </div>
      </DialogBody>
      <DialogFooter
        minimal
        actions={
          <>
            <Button
              size="large"
              text={l10n.getString(isEditing ? 'edit-fee-changed-refuse' : 'request-fee-changed-refuse')}
              onClick={() => answer(false)}
            />
            <Button
              size="large"
              intent="primary"
              text={l10n.getString(isEditing ? 'edit-fee-changed-accept' : 'request-fee-changed-accept', { after })}
              onClick={() => answer(true)}
            />
          </>
        }
      />
    </Dialog>
  )
}
