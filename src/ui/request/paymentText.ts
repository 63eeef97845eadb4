import type { AmountPlace } from '../../domain/pricing/currencyFormat.ts'
import type { PaymentStep } from '../../domain/payment/paymentFlow.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from '../kit/failureText.ts'
import { formatMoney } from '../kit/formatMoney.ts'

const WORDS: Readonly<Record<PaymentStep, TextId>> = {
  resting: 'card-continue',
  starting: 'card-starting',
  choosing: 'card-pay',
  confirming: 'card-paying',
  bank: 'card-paying',
  checking: 'card-paying',
  paid: 'card-paying',
}

/** The label of the submit button for a guest who pays by card (PAY-11). */
export const paymentText = (step: PaymentStep, amount: Money | undefined, place: AmountPlace): Text => ({
  id: WORDS[step],
  ...(amount && { args: { amount: formatMoney(amount, place) } }),
})
