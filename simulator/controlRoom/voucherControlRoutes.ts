import { Schema } from 'effect'
import { Amount, Id, UnixSeconds } from '../../contract/values.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { isPositive, type Money } from '../../src/domain/pricing/money.ts'
import type { Voucher } from '../../src/domain/pricing/voucher.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { invalidField, Problem } from '../../service/base/problems.ts'
import { isoText } from '../../service/base/wireTime.ts'
import type { Stores } from '../../service/store/stores.ts'
import type { StoredVoucher } from '../../service/store/voucherStore.ts'
import { moneyIn, voucherJson, voucherLimits } from '../../service/store/voucherJson.ts'
import { decodeOrThrow } from './decodeOrThrow.ts'
import { instantIn } from './instantIn.ts'
import type { AddCall } from './addCall.ts'

const orNothing = <S extends Schema.Top>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const Moment = orNothing(Schema.Union([Schema.String.check(Schema.isMaxLength(40)), UnixSeconds]))
const Count = orNothing(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 })))

/** A voucher to issue: absent or null limits do not apply. */
const GIVEN_OUT = Schema.Struct({
  type: Schema.Literals(['PERCENTAGE', 'AMOUNT']),
  amount: Amount,
  valid_from: Moment,
  valid_until: Moment,
  minimum_fee: orNothing(Amount),
  maximum_discount: orNothing(Amount),
  total_uses: Count,
  uses_per_vendor: Count,
  first_order_only: Schema.optionalKey(Schema.Boolean),
  vendor_id: orNothing(Id),
  active: Schema.optionalKey(Schema.Boolean),
})
type GivenOut = typeof GIVEN_OUT.Type

const CODE = /^[\p{L}\p{M}\p{Nd}_-]{1,64}$/u
const codeIn = (code: string | undefined): string => {
  if (code === undefined || !CODE.test(code)) throw new Problem('NOT_FOUND')
  return code
}

type Absent = undefined | null

const momentIn = (field: string, moment: string | number | Absent): Instant | undefined => {
  if (moment == null) return undefined
  const instant = instantIn(moment)
  if (instant === undefined) throw invalidField(field, 'error.invalid-request')
  return instant
}

const sumIn = (field: string, deployment: Deployment, amount: number | Absent): Money | undefined => {
  if (amount == null) return undefined
  const sum = moneyIn(deployment, amount)
  if (sum === undefined) throw invalidField(field, 'request.amount-missing')
  return sum
}

const voucherIn = (code: string, { type, amount }: GivenOut, deployment: Deployment): Voucher => {
  if (type === 'PERCENTAGE') {
    if (amount > 0 && amount <= 100) return { code, type, percent: amount }
    throw invalidField('amount', 'request.amount-missing')
  }
  const sum = sumIn('amount', deployment, amount)
  if (sum === undefined || !isPositive(sum)) throw invalidField('amount', 'request.amount-missing')
  return { code, type, amount: sum }
}

const offerIn = (code: string, given: GivenOut, deployment: Deployment): VoucherOffer => {
  const [validFrom, validUntil] = [momentIn('valid_from', given.valid_from), momentIn('valid_until', given.valid_until)]
  const minimumFee = sumIn('minimum_fee', deployment, given.minimum_fee)
  const maximumDiscount = sumIn('maximum_discount', deployment, given.maximum_discount)
  if (validFrom !== undefined && validUntil !== undefined && validFrom > validUntil)
    throw invalidField('valid_until', 'error.invalid-request')
  return {
    voucher: voucherIn(code, given, deployment),
    active: given.active ?? true,
    firstOrderOnly: given.first_order_only ?? false,
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
    ...(minimumFee !== undefined && { minimumFee }),
    ...(maximumDiscount !== undefined && { maximumDiscount }),
    ...(given.total_uses != null && { totalUses: given.total_uses }),
    ...(given.uses_per_vendor != null && { usesPerVendor: given.uses_per_vendor }),
    ...(given.vendor_id != null && { onlyFor: given.vendor_id }),
  }
}

const shown = ({ offer, used }: StoredVoucher) => ({
  ...voucherJson(offer.voucher),
  valid_from: offer.validFrom === undefined ? null : isoText(offer.validFrom),
  valid_until: offer.validUntil === undefined ? null : isoText(offer.validUntil),
  ...voucherLimits(offer),
  used,
})

/** Routes of the control room for the vouchers of a deployment (SANDBOX-02). */
export const voucherControlRoutes = (
  call: AddCall,
  { vouchers, vendors }: Pick<Stores, 'vouchers' | 'vendors'>,
): void => {
  call('GET', '/vouchers', async ({ deployment }) => (await vouchers.all(deployment.id)).map(shown))

  call('PUT', '/vouchers/:code', async ({ deployment, request, params }) => {
    const code = codeIn(params['code'])
    const offer = offerIn(code, decodeOrThrow(GIVEN_OUT, request.body), deployment)
    if (offer.onlyFor !== undefined && (await vendors.byId(deployment.id, offer.onlyFor)) === undefined)
      throw invalidField('vendor_id', 'error.not-found')
    await vouchers.save(deployment.id, offer)
    const saved = await vouchers.byCode(deployment.id, code)
    if (saved === undefined) throw new Problem('NOT_FOUND')
    return shown(saved)
  })

  call('DELETE', '/vouchers/:code', async ({ deployment, params }) => {
    await vouchers.remove(deployment.id, codeIn(params['code']))
    return {}
  })
}
