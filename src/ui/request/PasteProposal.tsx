import { useId } from 'react'
import { paymentMethodLabel } from '../../domain/payment/availablePaymentMethods.ts'
import { isPaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import type { Proposal } from './PastedMessage.ts'
import type { PasteField } from './PasteViewModel.ts'

const LABELS: Readonly<Record<PasteField, TextId>> = {
  name: 'request-name',
  phone: 'request-phone',
  address: 'request-destination',
  place: 'paste-place',
  unit: 'request-unit',
  building: 'request-building',
  amount: 'paste-amount',
  payment: 'request-payment-methods',
  notes: 'request-notes',
}

const READ_ONLY: ReadonlyArray<PasteField> = ['place', 'payment']
const LEFT_TO_RIGHT: ReadonlyArray<PasteField> = ['phone', 'place', 'amount']

interface PasteProposalProps {
  readonly proposal: Proposal
  readonly edit: (field: PasteField, value: string) => void
  readonly tick: (field: PasteField, isTaken: boolean) => void
}

/** One recognized value, with a checkbox and a way to correct it. */
export const PasteProposal = ({ proposal, edit, tick }: PasteProposalProps) => {
  const { l10n } = useLocalization()
  const id = useId()
  const { field, isTaken } = proposal
  const said = (text: string): string =>
    field === 'payment' && isPaymentMethod(text)
      ? l10n.getString(`request-payment-${paymentMethodLabel(text, false)}`)
      : text
  const value = said(proposal.value)
  const typed = proposal.typed === undefined ? undefined : said(proposal.typed)
  const label = l10n.getString(LABELS[field])
  const keepsId = typed === undefined ? undefined : `${id}-keeps`
  const control = {
    id,
    className: 'bp6-input',
    value,
    dir: LEFT_TO_RIGHT.includes(field) ? 'ltr' : 'auto',
    autoComplete: 'off',
    'aria-describedby': keepsId,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => edit(field, event.currentTarget.value),
  }
  return (
    <div className="paste-proposal" data-field={field} data-taken={isTaken}>
      <input
        type="checkbox"
        checked={isTaken}
        aria-label={l10n.getString('paste-take-field', { field: label })}
        aria-describedby={keepsId}
        onChange={(event) => tick(field, event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {field === 'address' || field === 'notes' ? (
        <textarea {...control} rows={1} />
      ) : (
        <input {...control} readOnly={READ_ONLY.includes(field)} inputMode={field === 'phone' ? 'tel' : undefined} />
      )}
      {typed !== undefined && (
        <small id={keepsId}>{l10n.getString(isTaken ? 'paste-replaces-typed' : 'paste-keeps-typed', { typed })}</small>
      )}
    </div>
  )
}
