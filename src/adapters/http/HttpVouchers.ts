import { readVoucher, validateVoucher } from '../../../contract/vouchers.ts'
import type { VouchersPort } from '../../application/ports/Vouchers.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { toNumber } from '../../domain/pricing/money.ts'
import { moneyOf } from '../../domain/pricing/money.ts'
import { instantOf, unixSeconds } from './moment.ts'
import { voucherOf } from '../../domain/pricing/voucher.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

/**
 * Implements API-25 and API-26. A code is validated in a single attempt, because the user waits; a rate limit is
 * reported at once.
 */
export const makeHttpVouchers = (portal: PortalHttp, currency: CurrencyCode): VouchersPort => ({
  validate: ({ code, vendorId, orderTime, fee }) =>
    portal
      .callOnce(validateVoucher, {
        payload: {
          code,
          order: {
            order_time: unixSeconds(orderTime),
            delivery_fee: toNumber(fee.fee),
            signature: fee.signature,
          },
          vendor_id: vendorId,
        },
      })
      .pipe(
        mapAnswer(({ voucher, delivery_fee, signature }) => ({
          voucher: voucherOf(voucher, currency),
          discountedFee: { fee: moneyOf(delivery_fee, currency), signature },
        })),
      ),
  details: (code) =>
    portal.call(readVoucher, { params: { code } }).pipe(
      mapAnswer(({ valid_until, minimum_fee, maximum_discount, first_order_only, ...voucher }) => ({
        voucher: voucherOf(voucher, currency),
        ...(valid_until != null && { validUntil: instantOf(valid_until) }),
        ...(minimum_fee != null && { minimumFee: moneyOf(minimum_fee, currency) }),
        ...(maximum_discount != null && { maximumDiscount: moneyOf(maximum_discount, currency) }),
        firstOrderOnly: first_order_only,
      })),
    ),
})
