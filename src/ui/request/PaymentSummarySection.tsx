import { WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Elements } from '../kit/Elements.ts'
import {
  isNotOffered,
  paymentMethodLabel,
  type NoneFlag,
  type PaymentMethodLabel,
} from '../../domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Callout } from '../kit/Callout.tsx'
import { Tick } from '../kit/Tick.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { fieldId, FieldProblem, type FieldsView } from '../kit/DraftField.tsx'
import { RequestSection } from './RequestSection.tsx'

interface PaymentSummaryView extends FieldsView {
  readonly request: FieldsView['request'] & { readonly isPaidByCard: boolean }
  /** The methods are `undefined` until they are known. */
  readonly terms: { readonly paymentMethods: ReadonlyArray<PaymentMethod> | undefined }
}

interface PaymentSummaryProps {
  readonly view: PaymentSummaryView
  readonly isOn: (flag: NoneFlag) => boolean
  /** The voucher field, if vouchers are available. */
  readonly voucher?: Elements
}

/** One card per payment method (PAY-03 to PAY-08, OP-53); explains if the draft's method is not available. */
export const PaymentSummarySection = observer(function PaymentSummarySection({
  view,
  isOn,
  voucher,
}: PaymentSummaryProps) {
  const { l10n } = useLocalization()
  const id = fieldId('paymentMethod')
  const { paymentMethods } = view.terms
  const problem = useComputed(() => view.refusals.at('paymentMethod'))
  const isFine = useComputed(() => view.refusals.areFine(['paymentMethod']))
  const chosen = useComputed(() => view.request.draft.paymentMethod)
  const isPaidByCard = useComputed(() => view.request.isPaidByCard)
  // The hint must not say that a customer has paid who is about to pay by card.
  const hintOf = (label: PaymentMethodLabel): TextId =>
    `request-payment-${isPaidByCard && label === 'no-cash' ? 'none' : label}-hint`
  return (
    <RequestSection number={4} titleId="request-payment-title" done={paymentMethods !== undefined && isFine}>
      {paymentMethods && paymentMethods.length > 0 && isNotOffered(chosen, paymentMethods) && (
        <Callout className="payment-not-offered" tone="attention" icon={<WarningSign />}>
          {l10n.getString('request-payment-not-offered', {
            method: l10n.getString(`payment-${paymentMethodLabel(chosen, isOn)}`),
          })}
        </Callout>
      )}
      {paymentMethods === undefined ? (
        <div className="payment-methods" aria-busy="true">
          <div className="skeleton-block" />
          <div className="skeleton-block" />
        </div>
      ) : paymentMethods.length === 0 ? (
        <div id={id} tabIndex={-1}>
          <Callout tone="failed" icon={<WarningSign />}>
            {l10n.getString('error-no-payment-method-available')}
          </Callout>
        </div>
      ) : (
        <fieldset className="payment-methods" {...(problem && { 'aria-describedby': `${id}-problem` })}>
          <legend className="visually-hidden">{l10n.getString('request-payment-methods')}</legend>
          {paymentMethods.map((method, index) => {
            const label = paymentMethodLabel(method, isOn)
            return (
              <Tick
                key={method}
                {...(index === 0 && { id })}
                kind="radio"
                className="payment-card"
                name="paymentMethod"
                value={method}
                isOn={chosen === method}
                change={() => view.change({ paymentMethod: method })}
              >
                <strong>{l10n.getString(`payment-${label}`)}</strong>
                <small>{l10n.getString(hintOf(label))}</small>
              </Tick>
            )
          })}
        </fieldset>
      )}
      {problem && paymentMethods?.length !== 0 && <FieldProblem id={`${id}-problem`} text={problem} />}
      {voucher}
    </RequestSection>
  )
})
