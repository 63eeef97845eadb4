import { ChatIcon, StopwatchIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { instantAt, MINUTE, type Instant } from '../../domain/instant.ts'
import type { Order, RecipientNote } from '../../domain/order/order.ts'
import { expectedBack } from '../../domain/order/returnLeg.ts'
import { orderEvents, timeInStep, type TimelineStep } from '../../domain/order/statusTimeline.ts'
import { paceOf, waitsUntil } from '../../domain/order/usualTimes.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import { statusLook } from '../kit/statusLook.tsx'
import { UsualTimesViewModel } from './UsualTimesViewModel.ts'
import './statusTimeline.css'

interface Props {
  readonly order: Order
  readonly clock: SharedClock
}

/** The steps of an order, with the minutes each took and the vendor's usual minutes. */
export const StatusTimeline = observer(function StatusTimeline({ order, clock }: Props) {
  const { run } = usePortal()
  const usual = useViewModel(() => new UsualTimesViewModel(order.vendorId, run))
  return (
    <>
      <ol className="status-timeline">
        {orderEvents(order, order.recipientNotes).map((event, index) =>
          event.kind === 'note' ? (
            <Note key={`${event.note.writtenAt} ${index}`} note={event.note} clock={clock} />
          ) : (
            <Step
              key={`${event.step.status} ${event.step.at} ${index}`}
              step={event.step}
              order={order}
              clock={clock}
              usual={usual}
            />
          ),
        )}
      </ol>
      {usual.times.length > 0 && (
        <Localized id="timeline-usual-is">
          <p className="timeline-usual-is muted" />
        </Localized>
      )}
    </>
  )
})

/** A note that the recipient wrote by the tracking link (PUB-04). */
const Note = observer(function Note({ note, clock }: { readonly note: RecipientNote } & Pick<Props, 'clock'>) {
  const { deployment, locale } = usePortal()
  const zone = deployment.country.timeZone
  const { text, writtenAt } = note
  return (
    <li data-tone="new">
      <span className="mark" aria-hidden="true">
        <ChatIcon size={12} />
      </span>
      <span className="what">
        <Localized id="timeline-note">
          <span className="word" />
        </Localized>
        <small className="note-text" dir="auto">
          {text}
        </small>
      </span>
      <time
        className="when"
        dateTime={new Date(writtenAt).toISOString()}
        title={formatDayTime(writtenAt, zone, locale)}
      >
        {formatMoment(writtenAt, clock.now, zone, locale)}
      </time>
    </li>
  )
})

interface StepProps extends Props {
  readonly step: TimelineStep
  readonly usual: UsualTimesViewModel
}

const Step = observer(function Step(props: StepProps) {
  const { step, clock } = props
  const { status, at, isCurrent, isGivenBack } = step
  const { deployment, locale } = usePortal()
  const zone = deployment.country.timeZone
  const Icon = statusLook(status).icon
  return (
    <li data-tone={statusLook(status).tone} {...(isCurrent && { 'aria-current': 'step' as const })}>
      <span className="mark" aria-hidden="true">
        <Icon size={12} />
      </span>
      <span className="what">
        <Localized id={statusTextId(status)}>
          <span className="word" />
        </Localized>
        {isGivenBack && (
          <Localized id="timeline-given-back">
            <small />
          </Localized>
        )}
        <TimeTaken {...props} />
      </span>
      {at === undefined ? (
        <Localized id="timeline-no-moment">
          <small className="when" />
        </Localized>
      ) : (
        <time className="when" dateTime={new Date(at).toISOString()} title={formatDayTime(at, zone, locale)}>
          {formatMoment(at, clock.now, zone, locale)}
        </time>
      )}
    </li>
  )
})

/** The minutes of a step and the usual ones. Only the current step observes the clock. */
const TimeTaken = observer(function TimeTaken({ step, order, usual, clock }: StepProps) {
  const { deployment, locale } = usePortal()
  const now = step.isCurrent ? clock.now : instantAt(0)
  const moment = (at: Instant) => formatMoment(at, clock.now, deployment.country.timeZone, locale)
  const time = timeInStep(step, now)
  if (time === undefined) return null
  const pace = paceOf(order, step, usual.times, now)
  const waiting = waitsUntil(order, step, now)
  const back = step.isCurrent ? expectedBack(order) : undefined
  return (
    <span className="taken">
      <Localized
        id={step.isCurrent ? 'timeline-so-far' : 'timeline-took'}
        vars={{ minutes: Math.floor(time / MINUTE) }}
      >
        <span />
      </Localized>
      {pace && (
        <Localized id="timeline-usually" vars={{ minutes: Math.floor(pace.usual.median / MINUTE) }}>
          <span />
        </Localized>
      )}
      {pace?.isSlow && (
        <span className="slow">
          <StopwatchIcon size={12} />
          <Localized id="timeline-slower">
            <span />
          </Localized>
        </span>
      )}
      {waiting !== undefined && (
        <Localized id="timeline-waits-for" vars={{ time: moment(waiting) }}>
          <span />
        </Localized>
      )}
      {back !== undefined && (
        <Localized id="timeline-expected-back" vars={{ time: moment(back) }}>
          <span />
        </Localized>
      )}
    </span>
  )
})
