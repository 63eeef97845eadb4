import { TimeIcon } from '@blueprintjs/icons'
import type { Instant } from '../../domain/instant.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { OrderPromises, TimePromise } from '../../domain/order/timePromise.ts'
import { formatMoment } from './dayFormats.ts'
import { formatDuration } from './formatDuration.ts'
import { formatDayTime } from './formats.ts'
import { useLocalization, type Localization } from './localization.ts'
import './timePromise.css'

/** What all formats of a time need. */
interface Shown {
  readonly now: Instant
  readonly zone: string
  readonly locale: Locale
}

type PromiseProps = Shown & { readonly promise: TimePromise }

/** A time of day in the country's time zone and what is left of it: '16:55 · 15 min' (COUNTRY-07, TRACK-14). */
export const PromisedTime = ({ promise, now, zone, locale }: PromiseProps) => {
  const { l10n } = useLocalization()
  const { at, left } = promise
  return (
    <>
      <time dateTime={new Date(at).toISOString()} title={formatDayTime(at, zone, locale)}>
        {formatMoment(at, now, zone, locale)}
      </time>
      {left !== undefined && (
        <>
          <span className="dot"> · </span>
          <span className="left">
            {left === 'near' ? l10n.getString('promise-near') : formatDuration(left, locale)}
          </span>
        </>
      )}
    </>
  )
}

/** A promise with its name: 'Pick-up 16:55 · 15 min'. */
export const NamedPromise = (props: PromiseProps) => {
  const { l10n } = useLocalization()
  const { kind, age } = props.promise
  return (
    <span className="time-promise" data-kind={kind} data-old={age !== undefined}>
      <span className="what one-line">{l10n.getString(`promise-${kind}`)}</span> <PromisedTime {...props} />
    </span>
  )
}

const lateText = (l10n: Localization, lateBy: number, locale: Locale): string =>
  lateBy === 0
    ? l10n.getString('promise-late-now')
    : l10n.getString('promise-late', { time: formatDuration(lateBy, locale) })

interface TroubleProps extends Shown {
  readonly promises: OrderPromises
  /** Why the order needs attention; shown instead of its delay. */
  readonly reason?: string | undefined
}

/** Why the promises are not to be trusted: what is wrong with the order, and how old the estimate is. */
export const PromiseTrouble = ({ promises, reason, now, zone, locale }: TroubleProps) => {
  const { l10n } = useLocalization()
  const { lateBy, shown, unknownSince } = promises
  const age = shown.find((promise) => promise.age !== undefined)?.age
  const wrong = reason ?? (lateBy === undefined ? undefined : lateText(l10n, lateBy, locale))
  if (wrong === undefined && age === undefined && unknownSince === undefined) return null
  const ages = [
    ...(age === undefined ? [] : [l10n.getString('promise-age', { age: formatDuration(age, locale) })]),
    ...(unknownSince === undefined
      ? []
      : [l10n.getString('promise-unknown-since', { time: formatMoment(unknownSince, now, zone, locale) })]),
  ]
  return (
    <span className="promise-trouble">
      {wrong !== undefined && (
        <span className="late">
          <TimeIcon size={14} />
          <span className="reason one-line" title={wrong}>
            {wrong}
          </span>
        </span>
      )}
      {ages.map((words) => (
        <span key={words} className="age one-line" title={words}>
          {words}
        </span>
      ))}
    </span>
  )
}
