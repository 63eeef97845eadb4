import { observer } from 'mobx-react-lite'
import type { TypedDetail } from '../../domain/address/formAddress.ts'
import { MAX_NOTES_BYTES } from '../../domain/address/lengthLimits.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { COLLECTION_POINT_LENGTHS } from '../../domain/vendor/collectionPointToSave.ts'
import type { OriginDraft, OriginField } from '../../domain/vendor/originAddress.ts'
import { Field } from '../kit/Field.tsx'
import { LineField } from '../kit/LineField.tsx'
import { useLocalization } from '../kit/localization.ts'
import { MapBehindButton } from './MapBehindButton.tsx'
import { FieldProblem } from '../kit/DraftField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import type { PlaceMapView, PlaceMapWords } from './PlaceMap.tsx'
import type { Text } from '../kit/failureText.ts'
import { usePortal } from '../frame/Portal.ts'
import { AddressField } from './AddressField.tsx'
import { addressPlaceholder } from './addressPlaceholder.ts'
import { KeptDetails } from './KeptDetails.tsx'
import type { PlaceInputViewModel } from './PlaceInputViewModel.ts'
import { searchStatus } from './SearchStatus.tsx'
import { trimText } from '../../domain/text/blank.ts'

/** The texts of the map for choosing a collection point. */
export const ORIGIN_MAP: PlaceMapWords = {
  map: 'address-origin-map',
  hint: 'address-origin-map-hint',
  pin: 'shell-branch-title',
}

type Detail = keyof typeof COLLECTION_POINT_LENGTHS & keyof OriginDraft

interface OriginFieldsView extends PlaceMapView {
  readonly draft: OriginDraft | undefined
  readonly address: PlaceInputViewModel
  readonly keptDetails: ReadonlyArray<TypedDetail>
  readonly change: (patch: Partial<OriginDraft>) => void
  readonly refusalAt: (field: OriginField) => Text | undefined
}

interface Props {
  readonly view: OriginFieldsView
  /** A prefix for the element ids: the page may contain two such forms. */
  readonly scope: string
}

export const originFieldId = (scope: string, field: string): string => `${scope}-${field}`

const DetailField = observer(function DetailField({
  view,
  scope,
  field,
  textId,
}: Props & { readonly field: Detail; readonly textId: TextId }) {
  const { l10n } = useLocalization()
  return (
    <LineField
      id={originFieldId(scope, field)}
      label={l10n.getString(textId)}
      value={view.draft?.[field] ?? ''}
      change={(text) => view.change({ [field]: text })}
      maxLength={COLLECTION_POINT_LENGTHS[field]}
      optional
    />
  )
})

/** Notes for the rider at the counter, limited in bytes (ADDR-10, OUTLET-22). */
const NotesField = observer(function NotesField({ view, scope }: Props) {
  const { l10n } = useLocalization()
  const value = view.draft?.notes ?? ''
  return (
    <Field
      id={originFieldId(scope, 'notes')}
      className="form-field"
      label={l10n.getString('request-collection-instructions')}
      isOptional
      problem={view.refusalAt('notes')}
      counter={{ used: byteLength(trimText(value)), maximum: MAX_NOTES_BYTES }}
    >
      {(control) => (
        <TextArea
          {...control}
          value={value}
          placeholder={l10n.getString('address-origin-notes-placeholder')}
          change={(notes) => view.change({ notes })}
        />
      )}
    </Field>
  )
})

/**
 * The fields of a collection point: the address, the map if the page has no room for it elsewhere, and details that
 * help to find the door.
 */
export const OriginFields = observer(function OriginFields({
  view,
  scope,
  hasOwnMap,
}: Props & { readonly hasOwnMap: boolean }) {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const { address } = view
  const id = originFieldId(scope, 'text')
  const problem = view.refusalAt('text')
  const part = { view, scope }
  return (
    <>
      <AddressField
        view={address}
        id={id}
        name={`${scope}TextAddress`}
        label={l10n.getString('address-origin-text')}
        placeholder={addressPlaceholder(l10n, deployment.country)}
        locale={locale}
        invalid={problem !== undefined}
        near={undefined}
        status={
          <div id={`${id}-status`} className="address-status" role="status">
            {searchStatus(l10n, address.search, address.list.shown.length)}
            <KeptDetails details={view.keptDetails} locale={locale} />
            {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
          </div>
        }
      />
      {!hasOwnMap && <MapBehindButton view={view} words={ORIGIN_MAP} />}
      <div className="field-row">
        <DetailField {...part} field="unit" textId="request-unit" />
        <DetailField {...part} field="building" textId="request-building" />
      </div>
      <div className="field-row">
        <DetailField {...part} field="postalCode" textId="address-postal-code" />
        <DetailField {...part} field="city" textId="address-city" />
      </div>
      <NotesField {...part} />
    </>
  )
})
