import { Button, Callout, FormGroup, InputGroup, TextArea } from '@blueprintjs/core'
import { useLocalization } from '@fluent/react'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { NOTES_MAXIMUM_BYTES } from '../../domain/address/address.ts'
import { byteLength } from '../../domain/address/byteLength.ts'
import type { OriginDraft } from '../../domain/vendor/originAddress.ts'
import { MapBehindButton } from '../request/MapBehindButton.tsx'
import { directionOf, FieldProblem } from '../request/RequestField.tsx'
import { RequestMap, type RequestMapWords } from '../request/RequestMap.tsx'
import { textIfKnown } from '../request/wordsOf.ts'
import { usePortal } from '../shared/Portal.ts'
import { ONE_COLUMN, useMedia } from '../shared/useMedia.ts'
import { AddressField } from './AddressField.tsx'
import type { OriginViewModel } from './OriginViewModel.ts'
import { SenderFields, senderFieldId } from './SenderFields.tsx'
import { searchStatus } from './SearchStatus.tsx'
import './origin.css'

const WORDS: RequestMapWords = {
  map: 'address-origin-map',
  hint: 'address-origin-map-hint',
  pin: 'request-collection-title',
}

/** The ids of what may want the focus. */
const IDS = {
  text: 'origin-text',
  notes: 'origin-notes',
  save: 'origin-save',
  name: senderFieldId('name'),
  phoneNumber: senderFieldId('phoneNumber'),
  email: senderFieldId('email'),
} as const

const useWantedFocus = (view: OriginViewModel) =>
  useEffect(
    () =>
      reaction(
        () => view.wanted,
        (wanted) => wanted && requestAnimationFrame(() => document.getElementById(IDS[wanted.at])?.focus()),
      ),
    [view],
  )

type Detail = Extract<keyof OriginDraft, 'unit' | 'building' | 'postalCode' | 'city'>

const DetailField = observer(function DetailField({
  view,
  field,
  textId,
}: {
  readonly view: OriginViewModel
  readonly field: Detail
  readonly textId: string
}) {
  const { l10n } = useLocalization()
  const value = view.draft?.[field] ?? ''
  return (
    <FormGroup
      className="request-field"
      label={l10n.getString(textId)}
      labelFor={`origin-${field}`}
      labelInfo={l10n.getString('request-optional')}
    >
      <InputGroup
        id={`origin-${field}`}
        autoComplete="off"
        fill
        dir={directionOf(value)}
        value={value}
        onChange={(event) => view.change({ [field]: event.currentTarget.value })}
      />
    </FormGroup>
  )
})

/** What the rider should know at the counter, in bytes (ADDR-10). */
const NotesField = observer(function NotesField({ view }: { readonly view: OriginViewModel }) {
  const { l10n } = useLocalization()
  const value = view.draft?.notes ?? ''
  const problem = view.refusalAt('notes')
  return (
    <FormGroup
      className="request-field"
      label={l10n.getString('request-collection-instructions')}
      labelFor={IDS.notes}
      labelInfo={l10n.getString('request-optional')}
      intent={problem ? 'danger' : 'none'}
      helperText={
        <span className="field-foot">
          {problem ? <FieldProblem id={`${IDS.notes}-problem`} text={problem} /> : <span />}
          <span id={`${IDS.notes}-counter`} className="field-counter">
            {l10n.getString('request-counter', { used: byteLength(value.trim()), maximum: NOTES_MAXIMUM_BYTES })}
          </span>
        </span>
      }
    >
      <TextArea
        id={IDS.notes}
        fill
        rows={2}
        dir={directionOf(value)}
        value={value}
        placeholder={l10n.getString('address-origin-notes-placeholder')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${problem ? `${IDS.notes}-problem ` : ''}${IDS.notes}-counter`}
        onChange={(event) => view.change({ notes: event.currentTarget.value })}
      />
    </FormGroup>
  )
})

/** Why it was not saved; what was typed is still there (ADDR-13). */
const Failure = observer(function Failure({ view }: { readonly view: OriginViewModel }) {
  const { l10n } = useLocalization()
  const { progress } = view
  if (progress.step !== 'failed') return null
  return (
    <Callout intent="danger" className="submission-failure">
      <strong>{l10n.getString('address-not-saved')}</strong>
      <p>{textIfKnown(l10n, progress.because) ?? l10n.getString('address-not-updated')}</p>
      <p>{l10n.getString('request-nothing-lost')}</p>
    </Callout>
  )
})

const titleOf = ({ isKnown, sender }: OriginViewModel): string => {
  if (sender) return 'guest-origin-title'
  return isKnown ? 'address-origin-change-title' : 'address-origin-title'
}

/** Where the orders are collected: asked for before anything else, or changed later (REQ-02, REQ-05, REQ-15). */
export const OriginForm = observer(function OriginForm({
  view,
  hasOthers,
}: {
  readonly view: OriginViewModel
  readonly hasOthers: boolean
}) {
  const { locale, map } = usePortal()
  const { l10n } = useLocalization()
  const wide = !useMedia(ONE_COLUMN)
  useWantedFocus(view)
  useEffect(() => {
    if (wide) document.getElementById(IDS.text)?.focus({ preventScroll: true })
  }, [view, wide])
  const { address, isKnown, isSaving, vendor } = view
  const name = vendor?.name ?? ''
  const problem = view.refusalAt('text')
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
          <h1 id="origin-title">{l10n.getString(titleOf(view))}</h1>
          <p id="origin-lead" className="origin-lead muted">
            {view.sender
              ? l10n.getString('guest-origin-lead')
              : l10n.getString(isKnown ? 'address-origin-change-lead' : 'address-origin-lead', { name })}
            {hasOthers && !isKnown && ` ${l10n.getString('request-no-location-other')}`}
          </p>
          <div inert={isSaving}>
            <AddressField
              view={address}
              id={IDS.text}
              name="originTextAddress"
              label={l10n.getString('address-origin-text')}
              placeholder={l10n.getString('request-destination-placeholder')}
              locale={locale}
              invalid={problem !== undefined}
              near={undefined}
              status={
                <div id={`${IDS.text}-status`} className="address-status" role="status">
                  {searchStatus(l10n, address.search, address.options.length) ??
                    (problem && <FieldProblem id={`${IDS.text}-problem`} text={problem} />)}
                </div>
              }
            />
            {!wide && <MapBehindButton view={view} words={WORDS} />}
            <div className="field-row">
              <DetailField view={view} field="unit" textId="request-unit" />
              <DetailField view={view} field="building" textId="request-building" />
            </div>
            <div className="field-row">
              <DetailField view={view} field="postalCode" textId="address-postal-code" />
              <DetailField view={view} field="city" textId="address-city" />
            </div>
            <NotesField view={view} />
            {view.sender && <SenderFields view={view.sender} />}
          </div>
          <Failure view={view} />
          <div className="origin-actions">
            <Button
              id={IDS.save}
              type="submit"
              size="large"
              intent="primary"
              loading={isSaving}
              text={l10n.getString(view.sender ? 'guest-origin-save' : 'address-origin-save')}
            />
            {isKnown && (
              <Button
                size="large"
                variant="minimal"
                disabled={isSaving}
                text={l10n.getString('address-origin-keep')}
                onClick={view.keep}
              />
            )}
          </div>
        </section>
      </div>
      {wide && (
        <div className="request-aside" inert={isSaving}>
          <div className="map-beside">
            <RequestMap view={view} port={map} words={WORDS} />
          </div>
        </div>
      )}
    </form>
  )
})
