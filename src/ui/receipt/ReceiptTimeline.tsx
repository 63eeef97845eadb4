import { useLocalization } from '@fluent/react'
import { statusTimeline } from '../../domain/order/statusTimeline.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { formatDayTime } from '../shared/formats.ts'
import { usePortal } from '../shared/Portal.ts'
import { statusTextId } from '../shared/statusTextId.ts'

/** Every step with its moment and how long the one before took: what makes a receipt evidence. */
export const ReceiptTimeline = ({ seen }: { readonly seen: PublicOrder }) => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  return (
    <section className="receipt-part">
      <h2>{l10n.getString('receipt-timeline')}</h2>
      <table className="receipt-timeline">
        <thead>
          <tr>
            <th scope="col">{l10n.getString('receipt-step')}</th>
            <th scope="col">{l10n.getString('receipt-moment')}</th>
            <th scope="col">{l10n.getString('receipt-took')}</th>
          </tr>
        </thead>
        <tbody>
          {statusTimeline(seen).map(({ status, at, minutesSincePrevious }, index) => (
            <tr key={`${at} ${index}`}>
              <td>{l10n.getString(statusTextId(status))}</td>
              <td>
                <time dateTime={new Date(at).toISOString()}>
                  {formatDayTime(at, deployment.country.timeZone, locale)}
                </time>
              </td>
              <td>
                {minutesSincePrevious !== undefined &&
                  l10n.getString('receipt-minutes', { minutes: minutesSincePrevious })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
