import { Cross, Plus } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { COLLECTION_POINT_LENGTHS } from '../../domain/vendor/collectionPointToSave.ts'
import { Button } from '../kit/Button.tsx'
import { LineField } from '../kit/LineField.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { CollectionPointViewModel } from './CollectionPointViewModel.ts'
import { outletFieldId } from './outletFieldId.ts'

/** The owners' e-mail addresses, one per slot; the first slot cannot be removed (OUTLET-10, OUTLET-12, PERM-05). */
export const OwnerSlots = observer(function OwnerSlots({ view }: { readonly view: CollectionPointViewModel }) {
  const { l10n } = useLocalization()
  return (
    <fieldset className="outlet-owners">
      <legend>{l10n.getString('outlet-owners')}</legend>
      {view.draft.owners.map((owner, slot) => {
        const number = slot + 1
        return (
          <div key={slot} className="outlet-owner">
            <LineField
              id={outletFieldId({ at: 'owners', slot })}
              kind="email"
              label={l10n.getString('outlet-owner', { number })}
              value={owner}
              problem={view.refusalAt('owners', slot)}
              maxLength={COLLECTION_POINT_LENGTHS.owner}
              optional
              change={(text) => view.changeOwner(slot, text)}
            />
            {slot > 0 && (
              <Button
                kind="quiet"
                icon={<Cross />}
                aria-label={l10n.getString('outlet-owner-remove', { number })}
                onClick={() => view.removeOwner(slot)}
              />
            )}
          </div>
        )
      })}
      {view.mayAddOwner && (
        <Button icon={<Plus />} onClick={view.addOwner}>
          {l10n.getString('outlet-owner-add')}
        </Button>
      )}
    </fieldset>
  )
})
