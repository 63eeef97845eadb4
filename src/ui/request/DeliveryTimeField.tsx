import { Time } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { HOUR, instantAt, MINUTE, type Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { DeliveryTime } from '../../domain/request/deliveryTime.ts'
import type { LaterDay } from '../../domain/request/laterSlots.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Field } from '../kit/Field.tsx'
import { Segmented } from '../kit/Segmented.tsx'
import { Select } from '../kit/Select.tsx'
import { formatDay, formatTime } from '../kit/dayFormats.ts'
import { formatDayTime, formatZone } from '../kit/formats.ts'
import { fieldId, type FieldsView } from '../kit/DraftField.tsx'
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

const FIELD = fieldId('preorderedFor')

/** The choice of the day: today, tomorrow, and the day after by its name. */
const Days = observer(function Days({ view: { time }, country, locale }: DeliveryTimeFieldProps) {
  const { l10n } = useLocalization()
  const nameOf = (day: string, first: Instant): string => {
    if (day === time.today) return l10n.getString('request-later-today')
    if (day === time.tomorrow) return l10n.getString('request-later-tomorrow')
    return formatDay(first, country.timeZone, locale)
  }
  return (
    <Segmented
      name="laterDay"
      label={l10n.getString('request-later-day')}
      options={time.days.map(({ day, slots: [first] }) => ({
        value: day,
        label: first !== undefined && nameOf(day, first),
      }))}
      value={time.day}
      choose={time.chooseDay}
    />
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
      <small>{l10n.getString('field-times-in', { zone })}</small>
    </p>
  )
})

const LaterChoice = observer(function LaterChoice(props: DeliveryTimeFieldProps) {
  const { view, country, locale } = props
  const { l10n } = useLocalization()
  const { time } = view
  const problem = view.refusals.at('preorderedFor')
  const at = time.at === undefined ? '' : String(time.at)
  const slots = time.offered.map((slot) => ({
    value: String(slot),
    label: formatTime(slot, country.timeZone, locale),
  }))
  return (
    <div className="later">
      <Days {...props} />
      <Field id={FIELD} label={l10n.getString('request-later-time')} isLabelHidden problem={problem}>
        {(control) => (
          <Select
            id={control.id}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            value={at}
            options={slots}
            choose={(slot) => time.chooseSlot(instantAt(Number(slot)))}
          />
        )}
      </Field>
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
        <Segmented
          name="deliveryTime"
          label={l10n.getString('request-time')}
          isLabelHidden={false}
          options={time.kinds.map((kind) => ({
            value: kind,
            label: l10n.getString(KINDS[kind]),
            isDisabled: kind === 'LATER' && time.kind !== kind && time.days.length === 0,
          }))}
          value={time.kind}
          choose={time.choose}
        />
      )}
      {time.kind === 'LATER' ? (
        <LaterChoice {...props} />
      ) : (
        <p className="asap">
          <Time size={16} />
          <span>
            {time.kinds.length === 1 && <strong>{`${l10n.getString('request-time-asap')} `}</strong>}
            <span className="muted">{l10n.getString('request-time-asap-hint')}</span>
          </span>
        </p>
      )}
    </div>
  )
})
