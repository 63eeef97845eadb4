import { observer } from 'mobx-react-lite'
import type { Instant } from '../../domain/instant.ts'
import { isCancelReason } from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { OrderPromise } from '../order/OrderPromise.tsx'
import type { SharedClock } from '../kit/SharedClock.ts'
import { StatusTag } from '../kit/StatusTag.tsx'

interface Props {
  readonly order: Order
  readonly clock: SharedClock
}

/** The order at a glance: status, customer, times, promises, and the reason of a cancellation. */
export const DetailsSummary = observer(function DetailsSummary({ order, clock }: Props) {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const zone = deployment.country.timeZone
  const timeText = (textId: TextId, moment: Instant) => (
    <span title={formatDayTime(moment, zone, locale)}>
      {l10n.getString(textId, { time: formatMoment(moment, clock.now, zone, locale) })}
    </span>
  )
  const { cancelReason } = order
  return (
    <div className="details-summary">
      <StatusTag status={order.status} />
      <h2>
        <bdi>{order.customer.name}</bdi>
      </h2>
      <p className="times">
        {timeText('order-placed-at', order.createdAt)}
        {order.preorderedFor !== undefined && timeText('order-scheduled-for', order.preorderedFor)}
      </p>
      <p className="expected">
        <OrderPromise order={order} clock={clock} inFull />
      </p>
      {cancelReason && (
        <p className="reason">
          {l10n.getString('order-cancelled-because', {
            reason: isCancelReason(cancelReason) ? l10n.getString(`order-cancel-reason-${cancelReason}`) : cancelReason,
          })}
        </p>
      )}
    </div>
  )
})
