import type { Order } from '../../domain/order/order.ts'
import { arrivalOf } from '../../domain/publicTracking/arrival.ts'
import { trackingAddress } from '../../domain/publicTracking/trackingAddress.ts'
import { usePortal } from '../frame/Portal.ts'
import { formatMoment } from '../kit/dayFormats.ts'
import { useLocalization } from '../kit/localization.ts'
import { sharedOrder, type SharedOrder } from '../kit/sharedOrder.ts'

/** The public tracking address of an order. */
export const linkOf = (order: Pick<Order, 'id' | 'vendorId'>): string => location.origin + trackingAddress(order)

/** Returns the shared text and link of an order at the time of the call. */
export const useSharedOrder = (order: Order): (() => SharedOrder) => {
  const { deployment, locale, now, vendors } = usePortal()
  const { l10n } = useLocalization()
  const { country, brand } = deployment
  const { estimates, preorderedFor, sender, vendorId } = order
  return () => {
    const moment = now()
    const details = { ...(estimates && { estimates }), ...(preorderedFor !== undefined && { preorderedFor }) }
    return sharedOrder(l10n, {
      vendor: sender?.name ?? vendors.all.find(({ id }) => id === vendorId)?.name ?? brand.name,
      arrival: arrivalOf({ ...order, details }, { now: moment, minimumEta: country.minimumEta }),
      link: linkOf(order),
      timeOf: (at) => formatMoment(at, moment, country.timeZone, locale),
    })
  }
}
