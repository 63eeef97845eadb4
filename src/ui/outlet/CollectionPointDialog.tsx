import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { NotSaved } from '../address/NotSaved.tsx'
import { ORIGIN_MAP } from '../address/OriginFields.tsx'
import { PlaceMap } from '../address/PlaceMap.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { usePortal } from '../frame/Portal.ts'
import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'
import { useUnloadQuestion } from '../kit/useUnloadQuestion.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { useFocusTarget } from '../kit/useFocusTarget.ts'
import { CollectionPointFields } from './CollectionPointFields.tsx'
import { CollectionPointViewModel, type CollectionPointDependencies } from './CollectionPointViewModel.ts'
import { outletFieldId } from './outletFieldId.ts'
import './outlet.css'

interface Props {
  readonly view: CollectionPointViewModel
}

const SAVE_ID = outletFieldId({ at: 'save' })
const STAY_ID = outletFieldId({ at: 'stay' })

/** Asks for confirmation if closing would lose input; returns the focus afterwards. */
const CloseQuestion = observer(function CloseQuestion({ view }: Props) {
  const { l10n } = useLocalization()
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const next = before?.isConnected && before.id !== '' ? before : undefined
      requestAnimationFrame(() => document.getElementById(next?.id ?? SAVE_ID)?.focus())
    },
    [before],
  )
  return (
    <>
      <p id="outlet-question" className="outlet-question">
        {l10n.getString('outlet-close-question')}
      </p>
      <Button kind="danger" onClick={view.closeAnyway}>
        {l10n.getString('outlet-close-anyway')}
      </Button>
      <Button id={STAY_ID} aria-describedby="outlet-question" onClick={view.keepEditing}>
        {l10n.getString('outlet-stay')}
      </Button>
    </>
  )
})

const Actions = observer(function Actions({ view }: Props) {
  const { l10n } = useLocalization()
  return (
    <>
      <Button disabled={view.isSaving} onClick={view.askToClose}>
        {l10n.getString('address-cancel')}
      </Button>
      <Button
        id={SAVE_ID}
        type="submit"
        kind="primary"
        isBusy={view.isSaving}
        busyText={l10n.getString('shell-saving')}
      >
        {l10n.getString(view.outlet ? 'shell-save-changes' : 'shell-branch-add')}
      </Button>
    </>
  )
})

/** Adds or edits a collection point, with a map (OUTLET-01). */
export const CollectionPointDialog = observer(function CollectionPointDialog({
  deps,
}: {
  readonly deps: CollectionPointDependencies
}) {
  const { map, session } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(() => new CollectionPointViewModel(deps))
  const wide = !useMedia(ONE_COLUMN)
  useFocusTarget(view, outletFieldId)
  useUnloadQuestion(() => view.isChanged && session.login !== undefined)
  const { isClientIdLocked, isSaving, outlet, progress } = view
  const first = outletFieldId({ at: isClientIdLocked ? 'name' : 'clientVendorId' })
  return (
    <Dialog
      className="outlet-dialog"
      title={l10n.getString(outlet ? 'outlet-edit-title' : 'shell-branch-add')}
      close={view.askToClose}
      mayClose={!isSaving}
      first={() => (wide ? document.getElementById(first) : undefined)}
      submit={() => void view.save()}
      footer={progress.step === 'asked-to-close' ? <CloseQuestion view={view} /> : <Actions view={view} />}
    >
      <div className="outlet-fields" inert={isSaving}>
        <CollectionPointFields view={view} hasOwnMap={wide} />
      </div>
      {wide && (
        <div className="outlet-map" inert={isSaving}>
          <PlaceMap view={view} port={map} words={ORIGIN_MAP} />
        </div>
      )}
      {progress.step === 'failed' && (
        <div className="outlet-failure" role="alert">
          <NotSaved title={l10n.getString('outlet-not-saved')} reason={localizeText(l10n, progress.because)} />
        </div>
      )}
    </Dialog>
  )
})
