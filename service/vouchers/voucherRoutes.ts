import type { FastifyInstance } from 'fastify'
import { readVoucher, validateVoucher } from '../../contract/vouchers.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import { feeWithVoucher } from '../../src/domain/pricing/voucher.ts'
import { voucherRefusal } from '../../src/domain/pricing/voucherRules.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { Delivery } from '../delivery/makeDelivery.ts'
import { invalidField, Problem } from '../base/problems.ts'
import { registerEndpoint, type SignedIn } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { feeProblem } from '../delivery/feeProblem.ts'
import { instantOf, isoText } from '../base/wireTime.ts'
import { moneyIn, voucherJson } from '../store/voucherJson.ts'
import { voucherRefused } from './voucherRefused.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps &
  WithStores<'vendors' | 'vouchers'> & { readonly delivery: Pick<Delivery, 'verifyFee' | 'signDiscount'> }

/** Limits refused codes per account and per address. */
const GUESSES = { most: 10, window: 10 * MINUTE }

/** Routes for vouchers (API-25, API-26). */
export const voucherRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { vouchers } = deps.stores

  const guess = ({ account, request }: Pick<SignedIn, 'account'> & { readonly request: { readonly ip: string } }) =>
    requireAttempt(deps, [`voucher-account:${account.id}`, `voucher-address:${callerNetwork(request)}`], GUESSES)

  registerEndpoint(app, deps, validateVoucher, async (decoded) => {
    const { payload, account, deployment } = decoded
    const { code, order, vendor_id: vendorId } = payload
    await requireVendor(deps, account, vendorId)
    const now = deps.clock()
    const wrongFee = feeProblem(deps, deployment, { ...order, vendor_id: vendorId }, now)
    if (wrongFee !== undefined) return wrongFee
    const fee = moneyIn(deployment, order.delivery_fee)
    if (fee === undefined) return invalidField('order.delivery_fee', 'error.fee.invalid')

    const attempt = await guess(decoded)
    const [stored, uses] = await Promise.all([
      vouchers.byCode(deployment.id, code),
      vouchers.usesOf(deployment.id, code, vendorId),
    ])
    const at = { now, wantedAt: instantOf(order.order_time), fee, vendorId, ...uses }
    const refusal = voucherRefusal(stored?.offer, at)
    if (stored === undefined || refusal !== undefined) return voucherRefused(refusal ?? 'unknown')
    await attempt.takeBack()

    const discountedFee = toNumber(feeWithVoucher(fee, stored.offer))
    const signature = deps.delivery.signDiscount({
      deployment: deployment.id,
      vendorId,
      code: stored.offer.voucher.code,
      fee: order.delivery_fee,
      feeSignature: order.signature,
      discountedFee,
    })
    return { voucher: voucherJson(stored.offer.voucher), delivery_fee: discountedFee, signature }
  })

  registerEndpoint(app, deps, readVoucher, async (decoded) => {
    const attempt = await guess(decoded)
    const stored = await vouchers.byCode(decoded.deployment.id, decoded.params.code)
    const { voucher, active, onlyFor, validUntil, minimumFee, maximumDiscount, firstOrderOnly } = stored?.offer ?? {}
    if (
      voucher === undefined ||
      active !== true ||
      (onlyFor !== undefined && !decoded.account.vendorIds.includes(onlyFor))
    )
      return new Problem('NOT_FOUND', { translationKey: 'voucher.error.get.message' })
    await attempt.takeBack()
    return {
      ...voucherJson(voucher),
      valid_until: validUntil === undefined ? null : isoText(validUntil),
      minimum_fee: minimumFee === undefined ? null : toNumber(minimumFee),
      maximum_discount: maximumDiscount === undefined ? null : toNumber(maximumDiscount),
      first_order_only: firstOrderOnly ?? false,
    }
  })
}
