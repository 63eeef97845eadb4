import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'
import { PlaceMap } from './PlaceMap.tsx'
import { localizeKnownText } from '../kit/localizeText.ts'
import { usePortal } from '../frame/Portal.ts'
import { ONE_COLUMN, useMedia } from '../kit/useMedia.ts'
import { useFocusTarget } from '../kit/useFocusTarget.ts'
import { Button } from '../kit/Button.tsx'
import { NotSaved } from './NotSaved.tsx'
import { ORIGIN_MAP, originFieldId, OriginFields } from './OriginFields.tsx'
import type { OriginViewModel } from './OriginViewModel.ts'
import { SenderFields, senderFieldId } from './SenderFields.tsx'
import './origin.css'

const SCOPE = 'origin'

/** The element ids of the focus targets. */
const IDS = {
  text: originFieldId(SCOPE, 'text'),
  notes: originFieldId(SCOPE, 'notes'),
  save: 'origin-save',
  name: senderFieldId('name'),
  phoneNumber: senderFieldId('phoneNumber'),
  email: senderFieldId('email'),
} as const

const titleOf = ({ isKnown, sender }: OriginViewModel): TextId => {
  if (sender) return 'guest-origin-title'
  return isKnown ? 'address-origin-change-title' : 'address-origin-title'
}

/** Asks for the collection point before anything else, or changes it later (REQ-02, REQ-05, REQ-15). */
export const OriginForm = observer(function OriginForm({
  view,
  hasOthers,
}: {
  readonly view: OriginViewModel
  readonly hasOthers: boolean
}) {
  const { map } = usePortal()
  const { l10n } = useLocalization()
  const wide = !useMedia(ONE_COLUMN)
  useFocusTarget(view, ({ at }) => IDS[at])
  useEffect(() => {
    if (wide) document.getElementById(IDS.text)?.focus({ preventScroll: true })
  }, [view, wide])
  const { isKnown, isSaving, progress, vendor } = view
  const title = l10n.getString(titleOf(view))
  useStepTitle(title)
  const name = vendor?.name ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void view.save()
  }
  return (
    <form
      className="request-page origin-page"
      aria-labelledby="origin-title"
      aria-describedby="origin-lead"
      noValidate
      onSubmit={submit}
    >
      <div className="request-sections">
        <section className="request-section">
          <h1 id="origin-title">{title}</h1>
          <p id="origin-lead" className="origin-lead muted">
            <span>
              {view.sender
                ? l10n.getString('guest-origin-lead')
                : l10n.getString(isKnown ? 'address-origin-change-lead' : 'address-origin-lead', { name })}
            </span>
            {hasOthers && !isKnown && <span>{` ${l10n.getString('request-no-location-other')}`}</span>}
          </p>
          <div inert={isSaving}>
            <OriginFields view={view} scope={SCOPE} hasOwnMap={wide} />
            {view.sender && <SenderFields view={view.sender} />}
          </div>
          {progress.step === 'failed' && (
            <NotSaved
              title={l10n.getString('address-not-saved')}
              reason={localizeKnownText(l10n, progress.because) ?? l10n.getString('address-not-updated')}
            />
          )}
          <div className="origin-actions">
            <Button
              id={IDS.save}
              type="submit"
              kind="primary"
              size="large"
              isBusy={isSaving}
              busyText={l10n.getString('shell-saving')}
            >
              {l10n.getString(view.sender ? 'guest-origin-save' : 'address-origin-save')}
            </Button>
            {isKnown && (
              <Button kind="quiet" size="large" disabled={isSaving} onClick={view.keep}>
                {l10n.getString('address-origin-keep')}
              </Button>
            )}
          </div>
        </section>
      </div>
      {wide && (
        <div className="request-aside" inert={isSaving}>
          <div className="map-beside">
            <PlaceMap view={view} port={map} words={ORIGIN_MAP} />
          </div>
        </div>
      )}
    </form>
  )
})
