import { Callout } from '@blueprintjs/core'
import { WarningSign } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { isNotOffered, paymentMethodLabel } from '../../domain/payment/availablePaymentMethods.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { useLocalization } from '../kit/localization.ts'
import { useComputed } from '../kit/useComputed.ts'
import { fieldId, FieldProblem, type FieldsView } from '../kit/DraftField.tsx'
import { RequestSection } from './RequestSection.tsx'

export interface PaymentSummaryView extends FieldsView {
  /** `undefined` until they are known. */
  readonly terms: { readonly paymentMethods: ReadonlyArray<PaymentMethod> | undefined }
}

interface PaymentSummaryProps {
  readonly view: PaymentSummaryView
  /** Whether flag PayAtPickup is on (PAY-06). */
  readonly payAtPickup: boolean
  /** The voucher field, if vouchers are available. */
  readonly voucher?: ReactNode
}

/** One card per payment method (PAY-03 to PAY-08, OP-53); explains if the draft's method is not available. */
export const PaymentSummarySection = observer(function PaymentSummarySection({
  view,
  payAtPickup,
  voucher,
}: PaymentSummaryProps) {
  const { l10n } = useLocalization()
  const id = fieldId('paymentMethod')
  const { paymentMethods } = view.terms
  const problem = useComputed(() => view.refusals.at('paymentMethod'))
  const isFine = useComputed(() => view.refusals.areFine(['paymentMethod']))
  const chosen = useComputed(() => view.request.draft.paymentMethod)
  return (
    <RequestSection number={4} titleId="request-payment-title" done={paymentMethods !== undefined && isFine}>
      {paymentMethods && paymentMethods.length > 0 && isNotOffered(chosen, paymentMethods) && (
        <Callout className="payment-not-offered" intent="warning" icon={<WarningSign />}>
          {l10n.getString('request-payment-not-offered', {
            method: l10n.getString(`request-payment-${paymentMethodLabel(chosen, payAtPickup)}`),
          })}
        </Callout>
      )}
      {paymentMethods === undefined ? (
        <div className="payment-methods" aria-busy="true">
          <div className="skeleton-block" />
          <div className="skeleton-block" />
        </div>
      ) : paymentMethods.length === 0 ? (
        <Callout id={id} tabIndex={-1} intent="danger" icon={<WarningSign />}>
          {l10n.getString('error-no-payment-method-available')}
        </Callout>
      ) : (
        <fieldset className="payment-methods" {...(problem && { 'aria-describedby': `${id}-problem` })}>
          <legend className="visually-hidden">{l10n.getString('request-payment-methods')}</legend>
          {paymentMethods.map((method, index) => {
            const label = paymentMethodLabel(method, payAtPickup)
            return (
              <label key={method} className="choice payment-card">
                <span>
                  <strong>{l10n.getString(`request-payment-${label}`)}</strong>
                  <small className="muted">{l10n.getString(`request-payment-${label}-hint`)}</small>
                </span>
                <input
                  {...(index === 0 && { id })}
                  type="radio"
                  name="paymentMethod"
                  value={method}
                  checked={chosen === method}
                  onChange={() => view.change({ paymentMethod: method })}
                />
              </label>
            )
          })}
        </fieldset>
      )}
      {problem && paymentMethods?.length !== 0 && <FieldProblem id={`${id}-problem`} text={problem} />}
      {voucher}
    </RequestSection>
  )
})
