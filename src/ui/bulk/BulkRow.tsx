import { ErrorIcon } from '@blueprintjs/icons'
import { memo } from 'react'
import { Link } from 'react-router'
import type { BulkJobRow } from '../../domain/bulk/bulkJob.ts'
import type { VendorId } from '../../domain/ids.ts'
import { writtenAmount } from '../../domain/reading/writtenAmount.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime } from '../kit/formats.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { bulkErrorText, shownCell } from './bulkTexts.ts'
import { BulkTag } from './BulkTag.tsx'
import { trackingAddress } from '../paths/links.ts'

interface Props {
  /** Reports the height of the row, which grows with its words. */
  readonly measure: (row: HTMLTableRowElement | null) => void
  readonly row: BulkJobRow
  readonly index: number
  /** The row's offset from the top, in pixels. */
  readonly top: number
  readonly vendorId: VendorId
  /** The decimals that all fees of the job share. */
  readonly decimals: number
}

/** One row of a job (BULK-14, ENT-21). */
export const BulkRow = memo(function BulkRow({ measure, row, index, top, vendorId, decimals }: Props) {
  const { l10n } = useLocalization()
  const { deployment, locale } = usePortal()
  const { country } = deployment
  const place = { country, locale }
  const { cells, delivery } = row
  const value = writtenAmount(cells.itemValue, country)
  return (
    <tr
      ref={measure}
      data-index={index}
      className="bulk-result-row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td className="number">
        <span title={row.id}>{row.number}</span>
        <small className="ltr">{row.id}</small>
      </td>
      <td className="status">
        <BulkTag row={row.status} />
        {row.orderId !== undefined && (
          <Link className="ltr" to={trackingAddress(vendorId, row.orderId)}>
            {row.orderId}
          </Link>
        )}
        {row.errors.length > 0 && (
          <ul className="bulk-errors">
            {row.errors.map((error) => (
              <li key={`${error.column ?? ''}${error.code}${error.message}`}>
                <ErrorIcon size={12} />
                <span>{bulkErrorText(l10n, error)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="customer">
        <bdi>{row.customerName}</bdi>
        <small className="ltr">{cells.phoneNumber}</small>
      </td>
      <td className="address">
        <bdi>{row.dropOffAddress}</bdi>
      </td>
      <td className="order">
        <bdi>{cells.items}</bdi>
        <small>
          <bdi>{value === undefined ? cells.itemValue : formatMoney(value, place)}</bdi>
        </small>
      </td>
      <td className="payment">{shownCell(l10n, 'paymentType', row.paymentMethod)}</td>
      <td className="point">
        <bdi>{row.collectionPoint}</bdi>
      </td>
      <td className="delivery">
        {delivery.kind === 'ASAP' ? (
          l10n.getString('bulk-delivery-instant')
        ) : (
          <time dateTime={new Date(delivery.at).toISOString()}>
            {l10n.getString('bulk-delivery-scheduled', { at: formatDayTime(delivery.at, country.timeZone, locale) })}
          </time>
        )}
      </td>
      <td className="fee">
        {row.deliveryFee === undefined ? (
          <span className="none">–</span>
        ) : (
          <bdi>{formatMoney(row.deliveryFee, place, decimals)}</bdi>
        )}
      </td>
    </tr>
  )
})
