import { FloppyDisk, Refresh, TickCircle } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { CustomerStanding } from '../../domain/request/customerOfDraft.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { FieldProblem } from '../kit/DraftField.tsx'
import { Button } from '../kit/Button.tsx'
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
  const { lacks } = usePortal()
  const { l10n } = useLocalization()
  const { progress, standing } = view
  const isOffered = !lacks(standing.kind === 'changed' ? 'changeCustomer' : 'saveCustomer')
  if (!isOffered && progress.step !== 'failed') return null
  const isSavable = standing.kind === 'new' || standing.kind === 'changed'
  return (
    <div className="save-customer">
      {isSavable && isOffered && (
        <Button
          icon={standing.kind === 'new' ? <FloppyDisk /> : <Refresh />}
          isBusy={progress.step === 'saving'}
          busyText={l10n.getString('shell-saving')}
          onClick={() => void view.save()}
        >
          {l10n.getString(standing.kind === 'new' ? 'address-customer-save' : 'address-customer-update')}
        </Button>
      )}
      <div role="status">
        {standing.kind === 'saved' && (
          <span className="status-line good">
            <TickCircle size={14} />
            <span>
              {l10n.getString(progress.step === 'saved' ? 'address-customer-saved-now' : 'address-customer-saved')}
            </span>
          </span>
        )}
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
      {standing.kind === 'saved' && progress.step === 'saved' && progress.undo !== undefined && (
        <Button ref={takeFocus} kind="quiet" size="small" onClick={() => void view.undo()}>
          {l10n.getString('request-undo')}
        </Button>
      )}
    </div>
  )
})
