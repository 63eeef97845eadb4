import { deliveryFee, estimate, validateDeliveryArea } from '../../../contract/delivery.ts'
import type { FeeCalculatorPort } from '../../application/ports/FeeCalculator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { instantOf } from './moment.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

const latLng = ({ latitude, longitude }: Coordinates) => ({ lat: latitude, lng: longitude })

/** Implements API-20 to API-22. */
export const makeHttpFeeCalculator = (portal: PortalHttp, currency: CurrencyCode): FeeCalculatorPort => ({
  isDeliverable: (vendorId, source, destination) =>
    portal
      .call(validateDeliveryArea, {
        payload: { location: latLng(destination), vendor_location: latLng(source), vendor_id: vendorId },
      })
      .pipe(mapAnswer(({ result }) => result === 'DELIVERABLE')),
  fee: (vendorId, source, destination, surchargedMethod) =>
    portal
      .call(deliveryFee, {
        payload: {
          source,
          destination,
          vendor_id: vendorId,
          delivery_type: 'food',
          ...(surchargedMethod && { payment_method: surchargedMethod }),
        },
      })
      .pipe(
        mapAnswer(({ fee, signature, expires_at, distance }) => ({
          fee: moneyOf(fee, currency),
          signature,
          ...(expires_at !== undefined && { expiresAt: instantOf(expires_at) }),
          ...(distance !== undefined && { distanceMetres: distance }),
        })),
      ),
  estimate: (vendorId, source, destination, orderId) =>
    portal
      .call(estimate, {
        payload: { vendor_id: vendorId, source, destination, ...(orderId !== undefined && { order_id: orderId }) },
      })
      .pipe(mapAnswer(({ result }) => ({ pickUp: result.pick_up, dropOff: result.drop_off }))),
})
