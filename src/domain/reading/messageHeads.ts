import type { LabelledField } from './labelledFields.ts'
import { WORDS } from './words/allWords.ts'
import { overlap, type Span } from '../text/span.ts'
import { anyOf, wordsOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'

/** Words directly before a value that only say what it is. */
const PAYMENT_HEADS =
  'payment|pay|pay by|pay in|pay with|paying|pays|will pay|paid by|payment method|mop|mode of payment|platba|platím|zaplatím|platí|způsob platby|platba při převzetí|ödeme|ödeme şekli|pago|pago en|forma de pago|' +
  'fizetés|fizetek|fizetési mód|πληρωμή|τρόπος πληρωμής|الدفع|طريقة الدفع|ادفع|دفع|ชำระ|จ่าย|ชำระเงิน|การชำระเงิน|วิธีชำระเงิน|お支払い|支払い|お支払い方法|支払い方法|支払方法|' +
  '付款|付款方式|支付|결제|결제방법|zahlung|zahle|ich zahle|betalning|betaling|maksu|plata|plătesc|maksutapa|bayar|bayaran'
const NUMBER_SIGNS = 'no|nr|number|číslo'

const before = (list: string) => new RegExp(`(?:${anyOf(wordsOf(list))})\\s?\\.?\\s?[:=]?\\s?$`, 'u')
const HEADS = {
  name: before(WORDS.titles),
  phone: before(`${LABELS.phone}|${NUMBER_SIGNS}`),
  address: before(WORDS.addressWords),
  amount: before(LABELS.total),
  payment: before(PAYMENT_HEADS),
  time: before(WORDS.atTime),
} as const
const NEARBY = 32

/**
 * The word directly before a value that says what it is, if any. `folded` has the values that were already read
 * removed.
 */
export const headOf = (folded: string, kind: keyof typeof HEADS, { from }: Span): ReadonlyArray<Span> => {
  const start = Math.max(0, from - NEARBY)
  const match = HEADS[kind].exec(folded.slice(start, from))
  return match ? [{ from: start + match.index, to: from }] : []
}

/** The labels whose values were read; a label without a value on its line belongs to the next line. */
export const labelsOf = (
  fields: ReadonlyArray<LabelledField>,
  labels: ReadonlyArray<LabelledField['label']>,
  read: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  fields
    .filter(
      ({ label, value, whole }) =>
        labels.includes(label) &&
        (read.some((span) => overlap(span, value)) ||
          (value.to <= value.from && read.some(({ from }) => from >= whole.to))),
    )
    .map(({ whole, value }) => ({ from: whole.from, to: Math.max(value.from, whole.from) }))
