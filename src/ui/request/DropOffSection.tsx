import { Button } from '@blueprintjs/core'
import { People } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type ReactNode } from 'react'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { NOTES_MAXIMUM_BYTES } from '../../domain/address/address.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import { customerPart } from '../../domain/request/customerOfDraft.ts'
import type { SavedAddress } from '../../domain/address/savedAddress.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import type { CustomersSurroundings } from '../address/CustomersViewModel.ts'
import { KnownCustomerCard, type KnownCustomerView } from './KnownCustomerCard.tsx'
import { SaveCustomer, type SaveCustomerView } from './SaveCustomer.tsx'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { DestinationField, type DestinationFieldView } from './DestinationField.tsx'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { PasteButton } from './PasteButton.tsx'
import type { PasteViewModel } from './PasteViewModel.ts'
import { DraftField } from '../kit/DraftField.tsx'
import { RequestSection } from './RequestSection.tsx'

const bytesOf = (text: string) => byteLength(text.trim())
const NOTES_COUNTER = { used: bytesOf, maximum: NOTES_MAXIMUM_BYTES }

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

export interface DropOffView extends DestinationFieldView {
  readonly paste: PasteViewModel
  readonly destination: DestinationFieldView['destination'] & Pick<DestinationViewModel, 'fillIn' | 'useKnown'>
  readonly customer: KnownCustomerView &
    SaveCustomerView & {
      /** `undefined` if the address book is not available (ADDR-15). */
      readonly book: CustomersSurroundings | undefined
    }
}

interface DropOffSectionProps {
  readonly view: DropOffView
  readonly country: Country
  readonly locale: Locale
  /** The map, in the one-column layout only. */
  readonly map: ReactNode
}

/** Opens the address book in a dialog. */
const AddressBookButton = ({ book, use }: { readonly book: CustomersSurroundings; readonly use: CustomersUse }) => {
  const { l10n } = useLocalization()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        variant="minimal"
        icon={<People />}
        aria-haspopup="dialog"
        text={l10n.getString('address-customers-open')}
        onClick={() => setOpen(true)}
      />
      {open && (
        <CustomersDialog
          around={book}
          close={() => {
            setOpen(false)
            opener.current?.focus()
          }}
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
          keyboard="tel"
        />
      </div>
      <KnownCustomerCard view={customer} use={destination.useKnown} />
      <DraftField
        view={view}
        field="riderNotes"
        label={l10n.getString('request-notes')}
        placeholder={l10n.getString('request-notes-placeholder')}
        lines={2}
        optional
        counter={NOTES_COUNTER}
      />
      <SaveCustomer view={customer} />
    </RequestSection>
  )
})
