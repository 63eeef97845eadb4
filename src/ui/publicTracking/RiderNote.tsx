import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import { MAX_NOTE_LENGTH } from '../../domain/order/recipientNote.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import type { Instant } from '../../domain/instant.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Button } from '../kit/Button.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { Field } from '../kit/Field.tsx'
import { useLocalization } from '../kit/localization.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { useViewModel } from '../kit/useViewModel.ts'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'
import { RiderNoteViewModel } from './RiderNoteViewModel.ts'
import { unlessNotLoaded } from '../../application/lateCode/unlessNotLoaded.ts'

/** The counter appears when this share of the length is used. */
const COUNTED_FROM = 0.8 * MAX_NOTE_LENGTH

interface Props {
  readonly view: PublicOrderViewModel
  readonly order: PublicOrder
}

/** Notes to the rider by the recipient, until the order is collected (PUB-04, PUB-05). */
export const RiderNote = observer(function RiderNote({ view: { link, now }, order }: Props) {
  const { deployment, locale, linkCalls } = useLightPages()
  const { l10n } = useLocalization()
  const view = useViewModel(
    () =>
      new RiderNoteViewModel(link, async (orderLink, text, signal) => {
        const calls = await unlessNotLoaded(linkCalls())
        return calls?.writeNote(orderLink, text, signal) ?? { kind: 'unavailable', reason: 'offline', text }
      }),
  )
  const heading = useId()
  const notes = order.details?.riderNotes
  const closed = view.closedBecause(order)
  const sentBefore = view.sent.length === 0 ? notes?.lastAt : undefined
  if (!notes || (closed && view.text === '' && view.sent.length === 0 && sentBefore === undefined)) return null
  const timeOf = (moment: Instant) => formatMoment(moment, now, deployment.country.timeZone, locale)
  const sentAtText = (moment: Instant) => l10n.getString('public-note-sent', { time: timeOf(moment) })
  return (
    <section className="rider-note" aria-labelledby={heading}>
      <h2 id={heading}>{l10n.getString('public-note-title')}</h2>
      {sentBefore !== undefined && <p className="muted">{sentAtText(sentBefore)}</p>}
      <div role="status">
        {view.sent.length > 0 && (
          <ul>
            {view.sent.map(({ text, writtenAt }) => (
              <li key={writtenAt}>
                <span className="note-text" dir="auto">
                  {text}
                </span>
                <small className="muted">{sentAtText(writtenAt)}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(!closed || view.text !== '') && <Form view={view} closed={closed} />}
    </section>
  )
})

interface FormProps {
  readonly view: RiderNoteViewModel
  readonly closed: RiderNoteViewModel['problem']
}

/** A note that was typed too late stays, with the reason, so that the person can call and read it out. */
const Form = observer(function Form({ view, closed }: FormProps) {
  const { l10n } = useLocalization()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void view.send()
  }
  return (
    <form noValidate onSubmit={send}>
      <Field
        id="rider-note"
        label={l10n.getString('public-note-title')}
        isLabelHidden
        isOptional
        hint={l10n.getString('public-note-hint')}
        problem={view.problem}
        lock={closed}
        counter={view.used > COUNTED_FROM ? { used: view.used, maximum: MAX_NOTE_LENGTH } : undefined}
      >
        {(control) => <TextArea {...control} value={view.text} change={view.change} />}
      </Field>
      {!closed && (
        <Button type="submit" isBusy={view.isSending} busyText={l10n.getString('public-note-sending')}>
          {l10n.getString('public-note-send')}
        </Button>
      )}
    </form>
  )
})
