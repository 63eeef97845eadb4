import { People } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { MAX_NOTES_BYTES } from '../../domain/address/lengthLimits.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import { isUnusualPhone } from '../../domain/request/customerPhone.ts'
import { customerPart } from '../../domain/request/customerOfDraft.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { CustomersDependencies } from '../address/CustomersViewModel.ts'
import { KnownCustomerCard, type KnownCustomerView } from './KnownCustomerCard.tsx'
import { SaveCustomer, type SaveCustomerView } from './SaveCustomer.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { LastCustomers, type LastCustomersView } from './LastCustomers.tsx'
import { DestinationField, type DestinationFieldView } from './DestinationField.tsx'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { PasteButton } from './PasteButton.tsx'
import type { PasteViewModel } from './PasteViewModel.ts'
import { DraftField } from '../kit/DraftField.tsx'
import { RequestSection } from './RequestSection.tsx'
import { trimText } from '../../domain/text/blank.ts'

const bytesOf = (text: string) => byteLength(trimText(text))
const NOTES_COUNTER = { used: bytesOf, maximum: MAX_NOTES_BYTES }

const CustomersDialog = lazyComponent(
  async () => (await fetchCode(() => import('../address/CustomersDialog.tsx'))).CustomersDialog,
)

type CustomersUse = (saved: SavedAddress) => void

const FIELDS = [
  'destinationTextAddress',
  'deliveryFee',
  'destinationUnitNumber',
  'destinationName',
  'destinationPhoneNumber',
  'riderNotes',
] as const

interface DropOffView extends DestinationFieldView {
  readonly lastCustomers: LastCustomersView
  readonly paste: PasteViewModel
  readonly destination: DestinationFieldView['destination'] & Pick<DestinationViewModel, 'fillIn' | 'useKnown'>
  readonly customer: KnownCustomerView &
    SaveCustomerView & {
      /** `undefined` if the address book is not available (ADDR-15). */
      readonly book: CustomersDependencies | undefined
    }
}

interface DropOffSectionProps {
  readonly view: DropOffView
  readonly country: Country
  readonly locale: Locale
  /** The map, in the one-column layout only. */
  readonly map: Elements
}

/** Opens the address book in a dialog. */
const AddressBookButton = ({ book, use }: { readonly book: CustomersDependencies; readonly use: CustomersUse }) => {
  const { l10n } = useLocalization()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="small" icon={<People />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {l10n.getString('address-customers-title')}
      </Button>
      {open && (
        <CustomersDialog
          deps={book}
          close={() => setOpen(false)}
          use={(saved) => {
            setOpen(false)
            use(saved)
          }}
        />
      )}
    </>
  )
}

/** The destination and the customer (REQ-08, REQ-31). */
export const DropOffSection = observer(function DropOffSection({ view, country, locale, map }: DropOffSectionProps) {
  const { l10n } = useLocalization()
  const { customer, destination } = view
  const { book } = customer
  const isUnusual = useComputed(() => isUnusualPhone(view.request.draft.destinationPhoneNumber, country.code))
  const done = useComputed(() => view.refusals.areFine(FIELDS))
  return (
    <RequestSection
      number={2}
      titleId="request-drop-off-title"
      done={done}
      action={
        <>
          {book && <AddressBookButton book={book} use={(saved) => destination.fillIn(saved, customerPart(saved))} />}
          <PasteButton view={view.paste} />
        </>
      }
    >
      <DestinationField view={view} locale={locale} />
      <LastCustomers view={view.lastCustomers} />
      {map}
      <div className="field-row">
        <DraftField
          view={view}
          field="destinationUnitNumber"
          label={l10n.getString('request-unit')}
          optional={!country.unitRequired}
        />
        <DraftField view={view} field="destinationBuilding" label={l10n.getString('request-building')} optional />
      </div>
      <div className="field-row">
        <DraftField view={view} field="destinationName" label={l10n.getString('request-name')} />
        <DraftField
          view={view}
          field="destinationPhoneNumber"
          label={l10n.getString('request-phone')}
          placeholder={country.phonePrefix}
          kind="phone"
          hint={isUnusual && l10n.getString('request-phone-unusual')}
        />
      </div>
      <KnownCustomerCard view={customer} use={destination.useKnown} />
      <DraftField
        view={view}
        field="riderNotes"
        label={l10n.getString('field-notes')}
        placeholder={l10n.getString('request-notes-placeholder')}
        lines={2}
        optional
        counter={NOTES_COUNTER}
      />
      <SaveCustomer view={customer} />
    </RequestSection>
  )
})
