import { FormGroup, TextArea } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { NOTES_MAXIMUM_BYTES } from '../../domain/address/address.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { COLLECTION_POINT_LENGTHS } from '../../domain/vendor/collectionPointToSave.ts'
import type { OriginDraft, OriginField } from '../../domain/vendor/originAddress.ts'
import { FieldCounter } from '../kit/FieldCounter.tsx'
import { LineField } from '../kit/LineField.tsx'
import { useLocalization } from '../kit/localization.ts'
import { MapBehindButton } from './MapBehindButton.tsx'
import { FieldProblem } from '../kit/DraftField.tsx'
import { directionOf } from '../kit/directionOf.ts'
import type { PlaceMapView, PlaceMapWords } from './PlaceMap.tsx'
import type { Text } from '../kit/failureText.ts'
import { usePortal } from '../frame/Portal.ts'
import { AddressField } from './AddressField.tsx'
import type { PlaceInputViewModel } from './PlaceInputViewModel.ts'
import { searchStatus } from './SearchStatus.tsx'

/** The texts of the map for choosing a collection point. */
export const ORIGIN_MAP: PlaceMapWords = {
  map: 'address-origin-map',
  hint: 'address-origin-map-hint',
  pin: 'request-collection-title',
}

type Detail = keyof typeof COLLECTION_POINT_LENGTHS & keyof OriginDraft

export interface OriginFieldsView extends PlaceMapView {
  readonly draft: OriginDraft | undefined
  readonly address: PlaceInputViewModel
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
  const id = originFieldId(scope, 'notes')
  const value = view.draft?.notes ?? ''
  const problem = view.refusalAt('notes')
  return (
    <FormGroup
      className="request-field"
      label={l10n.getString('request-collection-instructions')}
      labelFor={id}
      labelInfo={l10n.getString('request-optional')}
      intent={problem ? 'danger' : 'none'}
      helperText={
        <span className="field-foot">
          {problem ? <FieldProblem id={`${id}-problem`} text={problem} /> : <span />}
          <FieldCounter id={`${id}-counter`} used={byteLength(value.trim())} maximum={NOTES_MAXIMUM_BYTES} />
        </span>
      }
    >
      <TextArea
        id={id}
        fill
        rows={2}
        dir={directionOf(value)}
        value={value}
        placeholder={l10n.getString('address-origin-notes-placeholder')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${problem ? `${id}-problem ` : ''}${id}-counter`}
        onChange={(event) => view.change({ notes: event.currentTarget.value })}
      />
    </FormGroup>
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
  const { locale } = usePortal()
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
        placeholder={l10n.getString('request-destination-placeholder')}
        locale={locale}
        invalid={problem !== undefined}
        near={undefined}
        status={
          <div id={`${id}-status`} className="address-status" role="status">
            {searchStatus(l10n, address.search, address.list.shown.length) ??
              (problem && <FieldProblem id={`${id}-problem`} text={problem} />)}
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
