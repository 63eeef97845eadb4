import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { NOTES_MAXIMUM_BYTES } from '../../domain/address/address.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useComputed } from '../shared/useComputed.ts'
import { DestinationField, type DestinationFieldView } from './DestinationField.tsx'
import { PasteButton } from './PasteButton.tsx'
import type { PasteViewModel } from './PasteViewModel.ts'
import { RequestField } from './RequestField.tsx'
import { RequestSection } from './RequestSection.tsx'

const bytesOf = (text: string) => new TextEncoder().encode(text.trim()).length
const NOTES_COUNTER = { used: bytesOf, maximum: NOTES_MAXIMUM_BYTES }

const FIELDS = [
  'destinationTextAddress',
  'deliveryFee',
  'destinationUnitNumber',
  'destinationName',
  'destinationPhoneNumber',
  'riderNotes',
] as const

interface DropOffSectionProps {
  readonly view: DestinationFieldView & { readonly paste: PasteViewModel }
  readonly country: Country
  readonly locale: Locale
  /** The map, where it has no place of its own. */
  readonly map: ReactNode
}

/** Where the order goes and who waits for it (REQ-08, REQ-31). */
export const DropOffSection = observer(function DropOffSection({ view, country, locale, map }: DropOffSectionProps) {
  const { l10n } = useLocalization()
  const done = useComputed(() => view.refusals.areFine(FIELDS))
  return (
    <RequestSection number={2} titleId="request-drop-off-title" done={done}>
      <PasteButton view={view.paste} />
      <DestinationField view={view} locale={locale} />
      {map}
      <div className="field-row">
        <RequestField
          view={view}
          field="destinationUnitNumber"
          label={l10n.getString('request-unit')}
          optional={!country.unitRequired}
        />
        <RequestField view={view} field="destinationBuilding" label={l10n.getString('request-building')} optional />
      </div>
      <div className="field-row">
        <RequestField view={view} field="destinationName" label={l10n.getString('request-name')} />
        <RequestField
          view={view}
          field="destinationPhoneNumber"
          label={l10n.getString('request-phone')}
          placeholder={country.phonePrefix}
          keyboard="tel"
        />
      </div>
      <RequestField
        view={view}
        field="riderNotes"
        label={l10n.getString('request-notes')}
        placeholder={l10n.getString('request-notes-placeholder')}
        lines={2}
        optional
        counter={NOTES_COUNTER}
      />
    </RequestSection>
  )
})
