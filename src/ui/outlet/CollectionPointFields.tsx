import { observer } from 'mobx-react-lite'
import { COLLECTION_POINT_LENGTHS } from '../../domain/vendor/collectionPointToSave.ts'
import { OriginFields } from '../address/OriginFields.tsx'
import { Field } from '../kit/Field.tsx'
import { LineField } from '../kit/LineField.tsx'
import { Select } from '../kit/Select.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { CollectionPointViewModel } from './CollectionPointViewModel.ts'
import { OUTLET_SCOPE, outletFieldId } from './outletFieldId.ts'
import { OwnerSlots } from './OwnerSlots.tsx'

interface Props {
  readonly view: CollectionPointViewModel
}

const PARENT_ID = `${OUTLET_SCOPE}-parent`

/** The parent vendor: a choice for a new collection point, fixed for an existing one (OUTLET-03, OUTLET-04). */
const ParentField = observer(function ParentField({ view }: Props) {
  const { l10n } = useLocalization()
  const { draft, outlet, parents } = view
  const label = l10n.getString('shell-branch-parent')
  if (outlet)
    return (
      <LineField
        id={PARENT_ID}
        label={label}
        value={view.parentName}
        lock={{ id: 'outlet-parent-kept' }}
        change={() => undefined}
      />
    )
  return (
    <Field id={PARENT_ID} className="form-field" label={label}>
      {(control) => (
        <Select
          id={control.id}
          aria-required={control['aria-required']}
          value={draft.parentVendorId}
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
          choose={(parentVendorId) => view.change({ parentVendorId })}
        />
      )}
    </Field>
  )
})

/** All fields of a collection point (OUTLET-02, OUTLET-03, OUTLET-14, OUTLET-22). */
export const CollectionPointFields = observer(function CollectionPointFields({
  view,
  hasOwnMap,
}: Props & { readonly hasOwnMap: boolean }) {
  const { l10n } = useLocalization()
  const { draft, isClientIdLocked, parents } = view
  return (
    <>
      {parents.length > 1 && <ParentField view={view} />}
      <LineField
        id={outletFieldId({ at: 'clientVendorId' })}
        kind="code"
        label={l10n.getString('outlet-client-id')}
        value={draft.clientVendorId}
        problem={view.refusalAt('clientVendorId')}
        lock={isClientIdLocked ? { id: 'outlet-client-id-kept' } : undefined}
        maxLength={COLLECTION_POINT_LENGTHS.clientVendorId}
        change={(clientVendorId) => view.change({ clientVendorId })}
      />
      <div className="field-row">
        <LineField
          id={outletFieldId({ at: 'name' })}
          label={l10n.getString('outlet-label')}
          value={draft.name}
          problem={view.refusalAt('name')}
          maxLength={COLLECTION_POINT_LENGTHS.name}
          change={(name) => view.change({ name })}
        />
        <LineField
          id={outletFieldId({ at: 'phone' })}
          kind="phone"
          label={l10n.getString('outlet-phone')}
          value={draft.phone}
          problem={view.refusalAt('phone')}
          maxLength={COLLECTION_POINT_LENGTHS.phone}
          change={(phone) => view.change({ phone })}
        />
      </div>
      <OriginFields view={view} scope={OUTLET_SCOPE} hasOwnMap={hasOwnMap} />
      <OwnerSlots view={view} />
    </>
  )
})
