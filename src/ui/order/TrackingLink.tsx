import { Button } from '@blueprintjs/core'
import { LinkIcon, ShareIcon } from '@blueprintjs/icons'
import type { Order } from '../../domain/order/order.ts'
import { trackingAddress } from '../../domain/publicTracking/trackingAddress.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { useCopy } from './useCopy.ts'

/** Copies or shares the customer's tracking link. */
export const TrackingLink = ({ order }: { readonly order: Pick<Order, 'id' | 'vendorId'> }) => {
  const copy = useCopy()
  const { l10n } = useLocalization()
  const url = location.origin + trackingAddress(order)
  const share = () =>
    // Rejects if the user closes the share sheet, which is no failure.
    void navigator.share({ url, text: l10n.getString('order-share-tracking-text') }).catch(() => undefined)
  return (
    <>
      <Localized id="order-copy-tracking-link">
        <Button size="large" icon={<LinkIcon />} onClick={() => copy(url, 'order-tracking-link-copied')} />
      </Localized>
      {'share' in navigator && (
        <Localized id="order-share-tracking-link">
          <Button size="large" icon={<ShareIcon />} onClick={share} />
        </Localized>
      )}
    </>
  )
}
