import { InfoSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useCallback, useId } from 'react'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { PastedMessage, type Proposal, type Stretch } from './PastedMessage.ts'
import { PasteProposal } from './PasteProposal.tsx'
import type { PasteField, PasteViewModel } from './PasteViewModel.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import './paste.css'

/** A text area for the message, with highlights behind the recognized parts. */
const MessageField = ({
  id,
  text,
  stretches,
  type,
  described,
}: {
  readonly id: string
  readonly text: string
  readonly stretches: ReadonlyArray<Stretch>
  readonly type: (text: string) => void
  readonly described: string
}) => {
  const { l10n } = useLocalization()
  return (
    <div className="paste-message">
      <div className="paste-marks" aria-hidden="true" dir="auto">
        {stretches.map(({ text: piece, field }, index) =>
          field === undefined ? (
            <span key={index}>{piece}</span>
          ) : (
            <mark key={index} data-field={field}>
              {piece}
            </mark>
          ),
        )}
        <span>{'\n'}</span>
      </div>
      <TextArea
        id={id}
        className="paste-text"
        dir="auto"
        spellCheck={false}
        aria-describedby={described}
        placeholder={l10n.getString('paste-placeholder')}
        value={text}
        change={type}
      />
    </div>
  )
}

interface ProposalsView {
  readonly isEmpty: boolean
  readonly isReading: boolean
  readonly hasFailed: boolean
  readonly hidesPlace: boolean
  readonly isOnlyText: boolean
  readonly proposals: ReadonlyArray<Proposal>
  readonly edit: (field: PasteField, value: string) => void
  readonly tick: (field: PasteField, isTaken: boolean) => void
}

/** What the reader has found, or is doing. */
const statusOf = ({ isEmpty, isReading, isOnlyText, proposals }: ProposalsView) => {
  if (isEmpty) return 'paste-nothing-yet'
  if (isReading && proposals.length === 0) return 'paste-reading'
  return isOnlyText ? 'paste-nothing-found' : 'paste-found'
}

interface ProposalsProps {
  readonly view: ProposalsView
  readonly readAgain: () => void
}

const Proposals = observer(function Proposals({ view, readAgain }: ProposalsProps) {
  const { l10n } = useLocalization()
  const { hasFailed, hidesPlace, isReading, proposals } = view
  const status = statusOf(view)
  return (
    <section className="paste-proposals" aria-label={l10n.getString('paste-proposals')} aria-busy={isReading}>
      {hasFailed ? (
        <Callout
          tone="failed"
          role="alert"
          actions={
            <Button onClick={readAgain}>
              <Localized id="failure-try-again">
                <span>Try again</span>
              </Localized>
            </Button>
          }
        >
          {l10n.getString('paste-not-read')}
        </Callout>
      ) : (
        <p role="status" className={status === 'paste-found' ? 'visually-hidden' : 'muted'}>
          {l10n.getString(status, { count: proposals.length })}
        </p>
      )}
      {proposals.map((proposal) => (
        <PasteProposal key={proposal.field} proposal={proposal} edit={view.edit} tick={view.tick} />
      ))}
      {hidesPlace && (
        <p className="paste-hint">
          <InfoSign size={14} />
          <span>{l10n.getString('paste-short-link')}</span>
        </p>
      )}
    </section>
  )
})

/** Ctrl+Enter takes the values over. The event does not propagate: the form behind the dialog would submit. */
const useTakeOverKeys = (takeOver: () => void) =>
  useCallback(
    (form: HTMLFormElement) => {
      const leaving = new AbortController()
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOfInputMethod(event)) return
        event.preventDefault()
        event.stopPropagation()
        takeOver()
      }
      form.addEventListener('keydown', onKeyDown, leaving)
      return () => leaving.abort()
    },
    [takeOver],
  )

/**
 * The chat message on the left, the recognized values on the right. The message stays on the device; nothing is
 * submitted.
 */
export const PasteDialog = observer(function PasteDialog({ paste }: { readonly paste: PasteViewModel }) {
  const { l10n } = useLocalization()
  const view = useViewModel(() => new PastedMessage(paste))
  const id = useId()
  const form = useTakeOverKeys(view.takeOver)
  const messageField = () => document.getElementById(id)
  const readAgain = () => {
    // The button goes with the failure that it belongs to.
    messageField()?.focus()
    void view.read()
  }
  return (
    <Dialog
      className="paste-dialog"
      size="large"
      title={l10n.getString('paste-title')}
      describedBy={`${id}-text`}
      mayPressOutside={false}
      close={view.close}
      first={messageField}
      formRef={form}
      // Enter in a field neither takes over nor reloads the page.
      submit={() => undefined}
      footer={
        <>
          <small className="muted desktop-only">{l10n.getString('paste-keys', { keys: 'Ctrl + Enter' })}</small>
          <Button onClick={view.close}>{l10n.getString('dialog-close')}</Button>
          <Button kind="primary" disabled={!view.canTakeOver} onClick={view.takeOver}>
            {l10n.getString('paste-take')}
          </Button>
        </>
      }
    >
      <p id={`${id}-text`} className="muted">
        {l10n.getString('paste-text')}
      </p>
      <div className="paste-columns">
        <div>
          <Localized id="paste-message">
            <label htmlFor={id}>The message</label>
          </Localized>
          <MessageField id={id} text={view.text} stretches={view.stretches} type={view.type} described={`${id}-text`} />
        </div>
        <Proposals view={view} readAgain={readAgain} />
      </div>
    </Dialog>
  )
})
