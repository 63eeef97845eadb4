import { TimeIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { MINUTE } from '../../domain/instant.ts'
import { agedEstimate } from '../../domain/order/agedEstimate.ts'
import { lateSince } from '../../domain/order/lateness.ts'
import type { Order } from '../../domain/order/order.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatRelative } from '../kit/formats.ts'
import { useMarket } from '../frame/useMarket.ts'
import type { SharedClock } from '../kit/SharedClock.ts'
import './orderEstimate.css'
import { Localized } from '../kit/localization.ts'

interface Props {
  readonly order: Order
  readonly clock: SharedClock
  /** Adds a sentence with the age of the estimate. */
  readonly withAge?: boolean
}

/**
 * The pick-up or drop-off estimate, for statuses that show one (TRACK-11, TRACK-12, TRACK-14). An old estimate is grey;
 * one too old to rely on shows only when it was made. Late orders are marked.
 */
export const OrderEstimate = observer(function OrderEstimate({ order, clock, withAge = false }: Props) {
  const { deployment, locale } = useMarket()
  const { minimumEta, timeZone } = deployment.country
  const { now } = clock
  const late = lateSince(order, now, minimumEta)
  const estimate = agedEstimate(order, now, minimumEta)
  if (!estimate && late === undefined) return null
  const isLost = estimate?.trust === 'lost'
  const ago = estimate && formatRelative(estimate.estimatedAt, Math.max(estimate.estimatedAt, now), locale, 'second')
  return (
    <span className="order-estimate" data-trust={estimate?.trust}>
      {late !== undefined && (
        <span className="late">
          <TimeIcon size={14} />
          <Localized id="live-late" vars={{ minutes: Math.floor((now - late) / MINUTE) }}>
            <span />
          </Localized>
        </span>
      )}
      {estimate && isLost && (
        <Localized id="live-last-seen" vars={{ time: formatMoment(estimate.estimatedAt, now, timeZone, locale) }}>
          <span className="when" />
        </Localized>
      )}
      {estimate && !isLost && (
        <span className="told">
          {!estimate.hasPassed && (
            <Localized
              id={`order-${estimate.kind}-${estimate.near ? 'near' : 'in'}`}
              vars={{ minutes: estimate.minutes }}
            >
              <span className="when" />
            </Localized>
          )}
          {withAge ? (
            <Localized id="order-estimated-ago" vars={{ ago: ago ?? '' }}>
              <small />
            </Localized>
          ) : (
            <small>{ago}</small>
          )}
        </span>
      )}
    </span>
  )
})
