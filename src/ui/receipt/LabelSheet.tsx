import { IdNumberIcon, SnowflakeIcon } from '@blueprintjs/icons'
import type { LabelMark, LabelSize, OrderLabel } from '../../domain/receipt/orderLabel.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { AddressText } from '../address/AddressText.tsx'
import { usePortal } from '../frame/Portal.ts'
import { formatMoney } from '../kit/formatMoney.ts'
import { formatDayTime } from '../kit/formats.ts'
import { useLocalization } from '../kit/localization.ts'
import { BrandMark } from '../theme/BrandMark.tsx'
import { QrCode } from './QrCode.tsx'
import './label.css'

const MARKS: Readonly<Record<LabelMark, { readonly textId: TextId; readonly icon: React.JSX.Element }>> = {
  'age-check': { textId: 'field-age-check', icon: <IdNumberIcon size={20} /> },
  'cold-bag': { textId: 'order-cold-bag', icon: <SnowflakeIcon size={20} /> },
}

/** The label of an order; only visible in print, on a page of its size (CODE-06). */
export const LabelSheet = ({ label, size }: { readonly label: OrderLabel; readonly size: LabelSize }) => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  return (
    <article className="order-label" data-size={size}>
      <header>
        <span className="label-sender">
          <BrandMark brand={deployment.brand} />
          <bdi className="one-line">{label.from}</bdi>
        </span>
        <span className="label-time">
          <span>{l10n.getString('promise-due')}</span>{' '}
          <strong>{formatDayTime(label.wantedBy, deployment.country.timeZone, locale)}</strong>
        </span>
      </header>
      <p className="label-code ltr" data-long={[...label.code].length > 4}>
        {label.code}
      </p>
      <div className="label-to">
        <bdi className="label-name">{label.name}</bdi>
        <p className="label-phone ltr">{label.phoneNumber}</p>
        <AddressText className="label-address" stored={label.address} />
        {label.notes !== '' && <bdi className="label-notes">{label.notes}</bdi>}
      </div>
      <footer>
        <div className="label-door">
          {label.marks.length > 0 && (
            <ul className="label-marks">
              {label.marks.map((mark) => (
                <li key={mark}>
                  {MARKS[mark].icon}
                  <span>{` ${l10n.getString(MARKS[mark].textId)}`}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="label-collect">
            <span>{l10n.getString(label.collect === undefined ? 'order-nothing-to-collect' : 'field-to-collect')}</span>
            {label.collect && (
              <strong>{` ${formatMoney(label.collect, { country: deployment.country, locale })}`}</strong>
            )}
          </p>
        </div>
        <QrCode text={`${location.origin}${label.tracking}`} label={l10n.getString('receipt-code')} />
      </footer>
    </article>
  )
}
