import { Lock, WarningSign } from '@blueprintjs/icons'
import { Link } from 'react-router'
import type { NotFound, ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { ReadStatus } from '../../domain/order/orderStatus.ts'
import { buttonClass } from '../kit/Button.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { failureText } from '../kit/failureText.ts'
import { Instead } from '../kit/Instead.tsx'
import { TryAgain } from '../kit/TryAgain.tsx'
import { useLocalization } from '../kit/localization.ts'
import { requestAddress, trackingAddress } from '../paths/links.ts'
import { localizeText } from '../kit/localizeText.ts'
import './editing.css'

export interface EarlierOrderInsteadProps {
  readonly vendorId: VendorId
  readonly orderId: OrderId
  readonly because:
    | { readonly step: 'locked'; readonly status: ReadStatus }
    | { readonly step: 'failed'; readonly failure: NotFound | ServiceFailure; readonly tryAgain: () => void }
}

/** Explains why the order cannot be edited or repeated, with links to continue (EDIT-03). */
export const EarlierOrderInstead = ({ vendorId, orderId, because }: EarlierOrderInsteadProps) => {
  const { l10n } = useLocalization()
  const ways = (
    <p className="instead-ways">
      {because.step === 'locked' && (
        <Link className={buttonClass({ kind: 'primary', size: 'large' })} to={trackingAddress(vendorId, orderId)}>
          <span className="button-words">{l10n.getString('edit-follow')}</span>
        </Link>
      )}
      <Link className={buttonClass({ size: 'large' })} to={requestAddress(vendorId)}>
        <span className="button-words">{l10n.getString('edit-new-request')}</span>
      </Link>
    </p>
  )
  if (because.step === 'locked')
    return (
      <Instead icon={<Lock size={32} />} title={l10n.getString('edit-locked-title')} alarming>
        <StatusTag status={because.status} />
        <p className="instead-lead">{l10n.getString('edit-locked-text', { orderId })}</p>
        {ways}
      </Instead>
    )
  const { failure, tryAgain } = because
  const isNowhere = failure._tag === 'NotFound'
  return (
    <Instead icon={<WarningSign size={32} />} title={l10n.getString('edit-unreadable-title')} alarming>
      <p className="instead-lead">
        {isNowhere ? l10n.getString('edit-not-found', { orderId }) : localizeText(l10n, failureText(failure))}
      </p>
      {!isNowhere && <TryAgain kind="primary" size="large" onClick={tryAgain} />}
      {ways}
    </Instead>
  )
}
