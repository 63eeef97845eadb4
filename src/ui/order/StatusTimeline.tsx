import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { Order } from '../../domain/order/order.ts'
import { statusTimeline } from '../../domain/order/statusTimeline.ts'
import { formatDayTime, formatMoment } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { statusTextId } from '../shared/statusTextId.ts'
import type { SharedClock } from './SharedClock.ts'
import { statusLook } from './statusLook.tsx'

/** What happened to an order and how many minutes each step took. */
export const StatusTimeline = observer(function StatusTimeline(props: {
  readonly order: Order
  readonly clock: SharedClock
}) {
  const { order, clock } = props
  const { deployment, locale } = usePortal()
  const zone = deployment.country.timeZone
  const steps = statusTimeline(order)
  return (
    <ol className="status-timeline">
      {steps.map(({ status, at, minutesSincePrevious }, index) => (
        <li
          key={`${at} ${index}`}
          data-tone={statusLook(status).tone}
          {...(index === steps.length - 1 && { 'aria-current': 'step' as const })}
        >
          <Localized id={statusTextId(status)}>
            <span className="word" />
          </Localized>
          {minutesSincePrevious !== undefined && minutesSincePrevious > 0 && (
            <Localized id="order-step-minutes" vars={{ minutes: minutesSincePrevious }}>
              <small />
            </Localized>
          )}
          <time dateTime={new Date(at).toISOString()} title={formatDayTime(at, zone, locale)}>
            {formatMoment(at, clock.now, zone, locale)}
          </time>
        </li>
      ))}
    </ol>
  )
})
