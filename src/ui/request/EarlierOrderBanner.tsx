import { Edit, Repeat, WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Order } from '../../domain/order/order.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { useLocalization } from '../kit/localization.ts'
import { formatMonthDay } from './formatMonthDay.ts'
import { trackingAddress } from '../paths/links.ts'
import './editing.css'

export interface EarlierOrderBannerView {
  readonly earlier: { readonly isEditing: boolean; readonly order: Order | undefined; readonly hasMovedOn: boolean }
}

interface Props {
  readonly view: EarlierOrderBannerView
  readonly country: Country
  readonly locale: Locale
  /** Returns to an empty form. */
  readonly leave: () => void
}

/**
 * Names the order that is edited or repeated, warns if it can no longer be edited, and offers to leave (EDIT-01,
 * EDIT-03).
 */
export const EarlierOrderBanner = observer(function EarlierOrderBanner({ view, country, locale, leave }: Props) {
  const { l10n } = useLocalization()
  const { hasMovedOn, isEditing, order } = view.earlier
  if (!order) return null
  const { name } = order.customer
  const day = formatMonthDay(order.createdAt, country.timeZone, locale)
  return (
    <div className="earlier-order">
      <Callout
        icon={isEditing ? <Edit /> : <Repeat />}
        actions={
          <>
            {isEditing && <StatusTag status={order.status} />}
            <Button onClick={leave}>{l10n.getString(isEditing ? 'edit-cancel' : 'again-cancel')}</Button>
          </>
        }
      >
        <p>
          <strong>{l10n.getString(isEditing ? 'edit-banner' : 'again-banner', { name, day })}</strong>{' '}
          <small className="ltr muted">{order.id}</small>
        </p>
        {!isEditing && <p className="muted">{l10n.getString('again-banner-hint')}</p>}
      </Callout>
      {hasMovedOn && (
        <Callout tone="attention" icon={<WarningSign />} role="alert">
          <p>{l10n.getString('edit-moved-on')}</p>
          <p>{l10n.getString('edit-moved-on-kept')}</p>
          <Link to={trackingAddress(order.vendorId, order.id)}>{l10n.getString('edit-follow')}</Link>
        </Callout>
      )}
    </div>
  )
})
