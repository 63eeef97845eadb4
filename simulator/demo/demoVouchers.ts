import { DAY, minus, type Instant } from '../../src/domain/instant.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { moneyOf, voucherJson } from '../../service/store/voucherJson.ts'
import type { DemoGround } from './demoVendors.ts'

/** The voucher of some past orders. */
const REGULAR = { code: 'WELCOME10', type: 'PERCENTAGE', percent: 10 } as const
export const REGULAR_VOUCHER = voucherJson(REGULAR)

const FIRST_HUNDRED = 100

interface DemoVoucher {
  readonly offer: VoucherOffer
  readonly used: number
}

/** The vouchers of a demo: valid ones, one for first orders only, one expired, one used up. */
export const demoVouchers = ({ world, country }: DemoGround, now: Instant): ReadonlyArray<DemoVoucher> => {
  const sum = (amount: number) => moneyOf(amount, country.currency)
  const { minus: fixed, lunchMost } = world.vouchers
  const percent = (code: string, off: number, limits: Partial<VoucherOffer> = {}): VoucherOffer => ({
    voucher: { code, type: 'PERCENTAGE', percent: off },
    active: true,
    firstOrderOnly: false,
    ...limits,
  })
  const amountOff = sum(fixed.amount)
  return [
    { offer: percent('WELCOME', 50, { firstOrderOnly: true }), used: 0 },
    { offer: percent(REGULAR.code, REGULAR.percent), used: 0 },
    { offer: percent('LUNCH20', 20, { maximumDiscount: sum(lunchMost) }), used: 0 },
    {
      offer: {
        voucher: { code: fixed.code, type: 'AMOUNT', amount: amountOff },
        active: true,
        firstOrderOnly: false,
        minimumFee: amountOff,
      },
      used: 0,
    },
    { offer: percent('SPRING15', 15, { validFrom: minus(now, 60 * DAY), validUntil: minus(now, 2 * DAY) }), used: 37 },
    { offer: percent('FIRST100', 30, { totalUses: FIRST_HUNDRED }), used: FIRST_HUNDRED },
  ]
}
