import { Edit, Trash } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { splitAtLastDigits, type SavedAddress } from '../../domain/address/savedAddress.ts'
import { AddressText } from './AddressText.tsx'
import { Button } from '../kit/Button.tsx'
import { FieldProblem } from '../kit/DraftField.tsx'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { CustomersViewModel } from './CustomersViewModel.ts'

export const editButtonId = (id: string): string => `customer-edit-${id}`

const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** Asks for confirmation in the customer's row before removing them. */
const Confirmation = observer(function Confirmation({
  view,
  saved,
}: {
  readonly view: CustomersViewModel
  readonly saved: SavedAddress
}) {
  const { l10n } = useLocalization()
  const { step } = view
  return (
    <div className="customer-row confirming" role="group">
      <div>
        <p>{l10n.getString('address-customer-remove-question', { name: saved.name })}</p>
        {step.kind === 'confirming' && step.because && (
          <FieldProblem
            id="remove-customer-problem"
            text={{ id: 'address-customer-not-removed', args: { reason: localizeText(l10n, step.because) } }}
          />
        )}
      </div>
      <div className="callout-actions">
        <Button ref={focus} onClick={view.showList}>
          {l10n.getString('address-customer-remove-keep')}
        </Button>
        <Button
          kind="danger"
          isBusy={step.kind === 'removing'}
          busyText={l10n.getString('shell-removing')}
          onClick={() => void view.remove(saved)}
        >
          {l10n.getString('address-customer-remove-yes')}
        </Button>
      </div>
    </div>
  )
})

/** A customer's name, address, number of orders, and actions. */
export const CustomerRow = observer(function CustomerRow({
  view,
  saved,
  use,
}: {
  readonly view: CustomersViewModel
  readonly saved: SavedAddress
  readonly use: (saved: SavedAddress) => void
}) {
  const { lacks } = usePortal()
  const { l10n } = useLocalization()
  const { step } = view
  if ((step.kind === 'confirming' || step.kind === 'removing') && step.id === saved.id)
    return <Confirmation view={view} saved={saved} />
  const [head, digits] = splitAtLastDigits(saved.phoneNumber, view.finding.text)
  const { name } = saved
  return (
    <div className="customer-row" role="group" aria-label={name}>
      <div className="customer-words">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="ltr">
          <span>{head}</span>
          {digits !== '' && <mark>{digits}</mark>}
        </span>
        <AddressText className="muted" stored={saved.address} />
        {saved.notes !== '' && <bdi className="muted customer-notes">{saved.notes}</bdi>}
        {saved.used > 0 && (
          <small className="muted">{l10n.getString('address-customer-used', { count: saved.used })}</small>
        )}
      </div>
      <div className="customer-actions">
        <Button aria-label={l10n.getString('address-customer-use-label', { name })} onClick={() => use(saved)}>
          {l10n.getString('address-use')}
        </Button>
        {!lacks('changeCustomer') && (
          <Button
            kind="quiet"
            id={editButtonId(saved.id)}
            icon={<Edit />}
            aria-label={l10n.getString('address-customer-edit', { name })}
            onClick={() => view.edit(saved)}
          />
        )}
        {!lacks('removeCustomer') && (
          <Button
            kind="quiet"
            icon={<Trash />}
            aria-label={l10n.getString('address-customer-remove', { name })}
            onClick={() => view.askToRemove(saved.id)}
          />
        )}
      </div>
    </div>
  )
})
