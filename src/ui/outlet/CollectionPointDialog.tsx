import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import { NotSaved } from '../address/NotSaved.tsx'
import { ORIGIN_MAP } from '../address/OriginFields.tsx'
import { PlaceMap } from '../address/PlaceMap.tsx'
import { useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { usePortal } from '../frame/Portal.ts'
import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { useWantedFocus } from '../kit/useWantedFocus.ts'
import { SendButton } from '../kit/SendButton.tsx'
import { CollectionPointFields } from './CollectionPointFields.tsx'
import { CollectionPointViewModel, type CollectionPointSurroundings } from './CollectionPointViewModel.ts'
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
    <DialogFooter
      className="outlet-question"
      actions={
        <>
          <Button
            size="large"
            intent="danger"
            variant="outlined"
            text={l10n.getString('outlet-close-anyway')}
            onClick={view.closeAnyway}
          />
          <Button
            id={STAY_ID}
            size="large"
            aria-describedby="outlet-question"
            text={l10n.getString('outlet-stay')}
            onClick={view.rest}
          />
        </>
      }
    >
      <p id="outlet-question">{l10n.getString('outlet-close-question')}</p>
    </DialogFooter>
  )
})

const Actions = observer(function Actions({ view }: Props) {
  const { l10n } = useLocalization()
  return (
    <DialogFooter
      actions={
        <>
          <Button
            size="large"
            disabled={view.isSaving}
            text={l10n.getString('outlet-cancel')}
            onClick={view.askToClose}
          />
          <SendButton
            id={SAVE_ID}
            type="submit"
            size="large"
            intent="primary"
            isBusy={view.isSaving}
            busyText={l10n.getString('shell-saving')}
            text={l10n.getString(view.outlet ? 'outlet-edit-save' : 'outlet-add-save')}
          />
        </>
      }
    />
  )
})

/** Adds or edits a collection point, with a map (OUTLET-01). */
export const CollectionPointDialog = observer(function CollectionPointDialog({
  around,
}: {
  readonly around: CollectionPointSurroundings
}) {
  const { map } = usePortal()
  const { l10n } = useLocalization()
  const view = useViewModel(() => new CollectionPointViewModel(around))
  const wide = !useMedia(ONE_COLUMN)
  useWantedFocus(view, outletFieldId)
  const { isClientIdLocked, isSaving, outlet, progress } = view
  const first = outletFieldId({ at: isClientIdLocked ? 'name' : 'clientVendorId' })
  /** Sets the focus on opening, because a control that was open before may take it back. */
  const begin = () => {
    const isTyping = document.activeElement?.closest('.outlet-fields') != null
    if (wide && !isTyping) document.getElementById(first)?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.save()
  }
  return (
    <Dialog
      isOpen
      className="outlet-dialog"
      title={l10n.getString(outlet ? 'outlet-edit-title' : 'outlet-add-title')}
      isCloseButtonShown={false}
      onOpening={begin}
      onOpened={begin}
      onClose={view.askToClose}
    >
      <form className="outlet-form" noValidate onSubmit={submit}>
        <DialogBody useOverflowScrollContainer={false}>
          <div className="outlet-fields" inert={isSaving}>
            <CollectionPointFields view={view} hasOwnMap={wide} />
          </div>
          {wide && (
            <div className="outlet-map" inert={isSaving}>
              <PlaceMap view={view} port={map} words={ORIGIN_MAP} />
            </div>
          )}
        </DialogBody>
        {progress.step === 'failed' && (
          <div className="outlet-failure" role="alert">
            <NotSaved title={l10n.getString('outlet-not-saved')} reason={localizeText(l10n, progress.because)} />
          </div>
        )}
        {progress.step === 'asked-to-close' ? <CloseQuestion view={view} /> : <Actions view={view} />}
      </form>
    </Dialog>
  )
})
