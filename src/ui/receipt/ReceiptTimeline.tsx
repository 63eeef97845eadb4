import { MINUTE } from '../../domain/instant.ts'
import { statusTimeline, timeInStep } from '../../domain/order/statusTimeline.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'

/** All steps with their time and duration, which make the receipt evidence. */
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
          {statusTimeline(seen).map((step, index) => {
            const { status, at } = step
            const time = timeInStep(step, seen.answeredAt)
            return (
              <tr key={`${status} ${at} ${index}`}>
                <td>{l10n.getString(statusTextId(status))}</td>
                <td>
                  {at !== undefined && (
                    <time dateTime={new Date(at).toISOString()}>
                      {formatDayTime(at, deployment.country.timeZone, locale)}
                    </time>
                  )}
                </td>
                <td>
                  {time !== undefined && l10n.getString('receipt-minutes', { minutes: Math.floor(time / MINUTE) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
