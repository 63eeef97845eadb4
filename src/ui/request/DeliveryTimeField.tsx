import { ChevronDown, Time } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { HOUR, MINUTE, type Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { DeliveryTime } from '../../domain/request/deliveryTime.ts'
import type { LaterDay } from '../../domain/request/laterSlots.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatDay, formatTime } from '../kit/dayFormats.ts'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { fieldId, FieldProblem, type FieldsView } from '../kit/DraftField.tsx'
import './deliveryTime.css'
import { useLocalization } from '../kit/localization.ts'

export interface DeliveryTimeView extends Pick<FieldsView, 'refusals'> {
  readonly time: {
    readonly at: Instant | undefined
    readonly kind: DeliveryTime['kind']
    readonly kinds: ReadonlyArray<DeliveryTime['kind']>
    readonly minute: Instant
    readonly today: string
    readonly tomorrow: string
    readonly days: ReadonlyArray<LaterDay>
    readonly day: string | undefined
    readonly offered: ReadonlyArray<Instant>
    readonly choose: (kind: DeliveryTime['kind']) => void
    readonly chooseDay: (day: string) => void
    readonly chooseSlot: (slot: Instant) => void
  }
}

interface DeliveryTimeFieldProps {
  readonly view: DeliveryTimeView
  readonly country: Country
  readonly locale: Locale
}

const KINDS = {
  ASAP: 'request-time-asap',
  LATER: 'request-time-later',
} as const satisfies Readonly<Record<DeliveryTime['kind'], TextId>>

const FIELD = fieldId('preordered_for')

/** The choice of the day: today, tomorrow, and the day after by its name. */
const Days = observer(function Days({ view: { time }, country, locale }: DeliveryTimeFieldProps) {
  const { l10n } = useLocalization()
  const nameOf = (day: string, first: Instant): string => {
    if (day === time.today) return l10n.getString('request-later-today')
    if (day === time.tomorrow) return l10n.getString('request-later-tomorrow')
    return formatDay(first, country.timeZone, locale)
  }
  return (
    <fieldset>
      <legend className="visually-hidden">{l10n.getString('request-later-day')}</legend>
      <div className="segments">
        {time.days.map(({ day, slots: [first] }) => (
          <label key={day} className="segment">
            <input type="radio" name="laterDay" checked={time.day === day} onChange={() => time.chooseDay(day)} />
            <span>{first !== undefined && nameOf(day, first)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

/** The chosen moment in words: day and time, time left, time zone. */
const ChosenMoment = observer(function ChosenMoment({ view: { time }, country, locale }: DeliveryTimeFieldProps) {
  const { l10n } = useLocalization()
  if (time.at === undefined) return null
  const ahead = time.at - time.minute
  const zone = formatZone(country.timeZone, locale, time.minute)
  return (
    <p className="chosen-moment muted">
      <strong>{formatDayTime(time.at, country.timeZone, locale)}</strong>
      {ahead > 0 && (
        <span>
          {l10n.getString('request-later-in', {
            hours: Math.floor(ahead / HOUR),
            minutes: Math.floor((ahead % HOUR) / MINUTE),
          })}
        </span>
      )}
      <small>{l10n.getString('request-zone', { zone })}</small>
    </p>
  )
})

const LaterChoice = observer(function LaterChoice(props: DeliveryTimeFieldProps) {
  const { view, country, locale } = props
  const { l10n } = useLocalization()
  const { time } = view
  const problem = view.refusals.at('preordered_for')
  return (
    <div className="later">
      <Days {...props} />
      <label className="visually-hidden" htmlFor={FIELD}>
        {l10n.getString('request-later-time')}
      </label>
      <span className="slot-choice">
        <select
          id={FIELD}
          className={problem ? 'bp6-input bp6-intent-danger' : 'bp6-input'}
          value={time.at}
          aria-invalid={problem !== undefined}
          {...(problem && { 'aria-describedby': `${FIELD}-problem` })}
          onChange={(event) => time.chooseSlot(Number(event.currentTarget.value))}
        >
          {time.offered.map((slot) => (
            <option key={slot} value={slot}>
              {formatTime(slot, country.timeZone, locale)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} />
      </span>
      {problem && <FieldProblem id={`${FIELD}-problem`} text={problem} />}
      <ChosenMoment {...props} />
    </div>
  )
})

/** As soon as possible, or a moment within the next two days (REQ-28, REQ-30, REQ-40). */
export const DeliveryTimeField = observer(function DeliveryTimeField(props: DeliveryTimeFieldProps) {
  const { l10n } = useLocalization()
  const { time } = props.view
  return (
    <div className="delivery-time">
      {time.kinds.length > 1 && (
        <fieldset>
          <legend>{l10n.getString('request-time')}</legend>
          <div className="segments">
            {time.kinds.map((kind) => (
              <label key={kind} className="segment">
                <input
                  type="radio"
                  name="deliveryTime"
                  checked={time.kind === kind}
                  disabled={kind === 'LATER' && time.kind !== kind && time.days.length === 0}
                  onChange={() => time.choose(kind)}
                />
                <span>{l10n.getString(KINDS[kind])}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {time.kind === 'LATER' ? (
        <LaterChoice {...props} />
      ) : (
        <p className="asap">
          <Time size={16} />
          <span>
            {time.kinds.length === 1 && <strong>{l10n.getString('request-time-asap')} </strong>}
            <span className="muted">{l10n.getString('request-time-asap-hint')}</span>
          </span>
        </p>
      )}
    </div>
  )
})
