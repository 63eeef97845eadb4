import { Localized } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { Order } from '../../domain/order/order.ts'
import { formatRelative } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { agedEstimate } from './knownEstimates.ts'
import type { SharedClock } from './SharedClock.ts'

interface Props {
  readonly order: Order
  readonly clock: SharedClock
  /** Also says how old the estimate is. */
  readonly withAge?: boolean
}

/** The pick-up or drop-off estimate, where the status shows one (TRACK-11, TRACK-12, TRACK-14). Grey when it is old. */
export const OrderEstimate = observer(function OrderEstimate({ order, clock, withAge = false }: Props) {
  const { deployment, locale } = usePortal()
  const estimate = agedEstimate(order, clock.now, deployment.country.minimumEta)
  if (!estimate) return null
  const ago = formatRelative(estimate.estimatedAt, clock.now, locale, 'second')
  return (
    <span className="order-estimate" data-old={estimate.isOld}>
      <Localized id={`order-${estimate.kind}-${estimate.near ? 'near' : 'in'}`} vars={{ minutes: estimate.minutes }}>
        <span className="when" />
      </Localized>
      {withAge && (
        <Localized id="order-estimated-ago" vars={{ ago }}>
          <small />
        </Localized>
      )}
    </span>
  )
})
