import { Search } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { isSearchable, type SavedAddress } from '../../domain/address/savedAddress.ts'
import { useMarket } from '../frame/useMarket.ts'
import type { Elements } from '../kit/Elements.ts'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { failureText } from '../kit/failureText.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { CustomerList } from './CustomerList.tsx'
import { editButtonId } from './CustomerRow.tsx'
import { CustomersViewModel, type CustomersDependencies } from './CustomersViewModel.ts'
import { Problem } from './SearchStatus.tsx'
import { trimText } from '../../domain/text/blank.ts'
import './customers.css'

export interface CustomersDialogProps {
  readonly deps: CustomersDependencies
  /** Uses this customer for the request. */
  readonly use: (saved: SavedAddress) => void
  readonly close: () => void
}

const SEARCH_ID = 'customers-search'

/** Returns the focus to the row after editing or removing, or to the search field if the row is gone. */
const useReturnedFocus = (view: CustomersViewModel) =>
  useEffect(
    () =>
      reaction(
        () => view.step,
        (step, before) => {
          if (step.kind !== 'looking' || before.kind === 'looking') return
          const id = before.kind === 'editing' ? before.editor.saved.id : before.id
          requestAnimationFrame(() =>
            (document.getElementById(editButtonId(id)) ?? document.getElementById(SEARCH_ID))?.focus(),
          )
        },
      ),
    [view],
  )

/** The address book: search, use, edit in place, and remove customers (ENT-08, ADDR-05, ADDR-06). */
export const CustomersDialog = observer(function CustomersDialog({ deps, use, close }: CustomersDialogProps) {
  const { l10n } = useLocalization()
  const { locale } = useMarket()
  const view = useViewModel(() => new CustomersViewModel(deps))
  useReturnedFocus(view)
  const { finding, mayClose } = view
  const { search, text } = finding
  const content = (): Elements => {
    switch (search.step) {
      case 'resting':
        return <p className="muted customers-note">{l10n.getString('address-customers-hint')}</p>
      case 'searching':
        return (
          <div className="muted customers-note">
            <Spinner />
            <span>{l10n.getString('address-customers-searching')}</span>
          </div>
        )
      case 'failed':
        return (
          <div className="customers-note">
            <Problem text={localizeText(l10n, failureText(search.failure))} again={finding.again} />
          </div>
        )
      case 'found':
        return search.customers.length === 0 ? (
          <p className="muted customers-note">{l10n.getString('address-customers-none', { text: trimText(text) })}</p>
        ) : (
          <CustomerList view={view} locale={locale} use={use} />
        )
    }
  }
  return (
    <Dialog
      className="customers-dialog"
      title={l10n.getString('address-customers-title')}
      close={close}
      mayClose={mayClose}
      first={() => document.getElementById(SEARCH_ID)}
    >
      <label className="visually-hidden" htmlFor={SEARCH_ID}>
        {l10n.getString('address-customers-search')}
      </label>
      <TextInput
        id={SEARCH_ID}
        kind="search"
        icon={<Search />}
        disabled={view.step.kind === 'editing'}
        placeholder={l10n.getString('address-customers-placeholder')}
        value={text}
        change={finding.find}
      />
      <p className="visually-hidden" role="status">
        {isSearchable(text) &&
          search.step === 'found' &&
          l10n.getString('address-customers-count', { count: search.customers.length })}
      </p>
      {content()}
    </Dialog>
  )
})
