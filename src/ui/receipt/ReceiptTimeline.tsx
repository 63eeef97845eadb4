import { MINUTE, type Instant } from '../../domain/instant.ts'
import type { RecipientNote } from '../../domain/order/order.ts'
import { orderEvents, timeInStep } from '../../domain/order/statusTimeline.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { formatMinutes } from '../kit/formatDuration.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { statusTextId } from '../kit/statusTextId.ts'

interface Props {
  readonly publicOrder: PublicOrder
  /** Only for people of the vendor. */
  readonly notes: ReadonlyArray<RecipientNote> | undefined
}

/** All steps with their time and duration, and the recipient's notes, which make the receipt evidence. */
export const ReceiptTimeline = ({ publicOrder, notes }: Props) => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  const momentOf = (at: Instant) => (
    <time dateTime={new Date(at).toISOString()}>{formatDayTime(at, deployment.country.timeZone, locale)}</time>
  )
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
          {orderEvents(publicOrder, notes).map((event, index) => {
            if (event.kind === 'note')
              return (
                <tr key={`${event.note.writtenAt} ${index}`}>
                  <td>
                    <span>{l10n.getString('timeline-note')}</span>
                    <br />
                    <span className="note-text" dir="auto">
                      {event.note.text}
                    </span>
                  </td>
                  <td colSpan={2}>{momentOf(event.note.writtenAt)}</td>
                </tr>
              )
            const { status, at } = event.step
            const time = timeInStep(event.step, publicOrder.answeredAt)
            return (
              <tr key={`${status} ${at} ${index}`}>
                <td>{l10n.getString(statusTextId(status))}</td>
                <td>{at !== undefined && momentOf(at)}</td>
                <td>{time !== undefined && formatMinutes(Math.floor(time / MINUTE), locale)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
