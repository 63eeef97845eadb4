import type { Country } from '../../src/domain/market/countries.ts'
import { DAY, minus, type Instant } from '../../src/domain/instant.ts'
import { FEE_RULES } from '../../src/domain/pricing/deliveryFee.ts'
import { toNumber, type Money } from '../../src/domain/pricing/money.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { voucherJson } from '../../service/store/voucherJson.ts'
import type { DemoGround } from './demoGround.ts'

/** The voucher of some past orders. */
const REGULAR = { code: 'WELCOME10', type: 'PERCENTAGE', percent: 10 } as const
export const REGULAR_VOUCHER = voucherJson(REGULAR)

const FIRST_HUNDRED = 100

interface DemoVoucher {
  readonly offer: VoucherOffer
  readonly used: number
}

/** The highest round amount (1, 2 or 5 with zeros) that is at most half the base of the country's fee. */
const roundDiscount = ({ code, currency }: Country): Money => {
  const half = FEE_RULES[code].base / 2
  const zeros = 10 ** Math.floor(Math.log10(half))
  return { minor: ([5, 2].find((first) => first * zeros <= half) ?? 1) * zeros, currency }
}

/** The vouchers of a demo: valid ones, one for first orders only, one expired, one used up. */
export const demoVouchers = ({ country }: DemoGround, now: Instant): ReadonlyArray<DemoVoucher> => {
  const discount = roundDiscount(country)
  const minusCode = `MINUS${toNumber(discount) < 1 ? discount.minor : toNumber(discount)}`
  const percent = (code: string, off: number, limits: Partial<VoucherOffer> = {}): VoucherOffer => ({
    voucher: { code, type: 'PERCENTAGE', percent: off },
    active: true,
    firstOrderOnly: false,
    ...limits,
  })
  return [
    { offer: percent('WELCOME', 50, { firstOrderOnly: true }), used: 0 },
    { offer: percent(REGULAR.code, REGULAR.percent), used: 0 },
    { offer: percent('LUNCH20', 20, { maximumDiscount: discount }), used: 0 },
    {
      offer: {
        voucher: { code: minusCode, type: 'AMOUNT', amount: discount },
        active: true,
        firstOrderOnly: false,
        minimumFee: discount,
      },
      used: 0,
    },
    { offer: percent('SPRING15', 15, { validFrom: minus(now, 60 * DAY), validUntil: minus(now, 2 * DAY) }), used: 37 },
    { offer: percent('FIRST100', 30, { totalUses: FIRST_HUNDRED }), used: FIRST_HUNDRED },
  ]
}
