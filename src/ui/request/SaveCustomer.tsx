import { Button } from '@blueprintjs/core'
import { FloppyDisk, Refresh, TickCircle } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CustomerStanding } from '../../domain/request/customerOfDraft.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { FieldProblem } from '../kit/DraftField.tsx'
import { SendButton } from '../kit/SendButton.tsx'
import type { SavingProgress } from './SavedCustomerViewModel.ts'
import './dropOff.css'

export interface SaveCustomerView {
  readonly standing: CustomerStanding
  readonly progress: SavingProgress
  readonly save: () => Promise<void>
  readonly undo: () => Promise<void>
}

/** Takes the focus when the pressed button was replaced, so that the focus is not lost. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** Saves the customer, or the changes to a saved one, with one click; another click undoes it. */
export const SaveCustomer = observer(function SaveCustomer({ view }: { readonly view: SaveCustomerView }) {
  const { l10n } = useLocalization()
  const { progress, standing } = view
  const content = (): ReactNode => {
    switch (standing.kind) {
      case 'incomplete':
        return undefined
      case 'new':
      case 'changed':
        return (
          <SendButton
            variant="outlined"
            icon={standing.kind === 'new' ? <FloppyDisk /> : <Refresh />}
            isBusy={progress.step === 'saving'}
            busyText={l10n.getString('shell-saving')}
            text={l10n.getString(standing.kind === 'new' ? 'address-customer-save' : 'address-customer-update')}
            onClick={() => void view.save()}
          />
        )
      case 'saved':
        return (
          <>
            <span className="status-line good">
              <TickCircle size={14} />
              {l10n.getString(progress.step === 'saved' ? 'address-customer-saved-now' : 'address-customer-saved')}
            </span>
            {progress.step === 'saved' && (
              <Button
                ref={takeFocus}
                size="small"
                variant="minimal"
                text={l10n.getString('address-customer-undo')}
                onClick={() => void view.undo()}
              />
            )}
          </>
        )
    }
  }
  return (
    <div className="save-customer" role="status">
      {content()}
      {progress.step === 'failed' && (
        <FieldProblem
          id="save-customer-problem"
          text={{
            id: 'address-customer-not-saved-because',
            args: { reason: localizeText(l10n, progress.because) },
          }}
        />
      )}
    </div>
  )
})
