import { useId, type ComponentProps } from 'react'
import { paymentMethodLabel } from '../../domain/payment/availablePaymentMethods.ts'
import { isPaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { Field } from '../kit/Field.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Tick } from '../kit/Tick.tsx'
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
  amount: 'field-item-value',
  payment: 'request-payment-methods',
  items: 'field-items',
  time: 'request-time',
  notes: 'field-notes',
}

const READ_ONLY: ReadonlyArray<PasteField> = ['place', 'payment']
const KINDS: Readonly<Partial<Record<PasteField, ComponentProps<typeof TextInput>['kind']>>> = {
  phone: 'phone',
  place: 'code',
  amount: 'decimal',
}

interface PasteProposalProps {
  readonly proposal: Proposal
  readonly edit: (field: PasteField, value: string) => void
  readonly tick: (field: PasteField, isTaken: boolean) => void
}

/** One recognized value, with a checkbox and a way to correct it. */
export const PasteProposal = ({ proposal, edit, tick }: PasteProposalProps) => {
  const { flags } = usePortal()
  const { l10n } = useLocalization()
  const id = useId()
  const { field, isTaken } = proposal
  const displayed = (text: string): string =>
    field === 'payment' && isPaymentMethod(text)
      ? l10n.getString(`payment-${paymentMethodLabel(text, flags.isOn)}`)
      : text
  const value = displayed(proposal.value)
  const typed = proposal.typed === undefined ? undefined : displayed(proposal.typed)
  const label = l10n.getString(LABELS[field])
  const keeps =
    typed === undefined ? undefined : l10n.getString(isTaken ? 'paste-replaces-typed' : 'paste-keeps-typed', { typed })
  const open = proposal.unsure === undefined ? undefined : l10n.getString('paste-unsure', { written: proposal.unsure })
  const hint = [open, keeps].filter((text) => text !== undefined).join(' ') || undefined
  const change = (text: string) => edit(field, text)
  return (
    <div className="paste-proposal" data-field={field} data-taken={isTaken}>
      <Tick
        isOn={isTaken}
        change={(isOn) => tick(field, isOn)}
        aria-label={l10n.getString('paste-take-field', { field: label })}
        aria-describedby={hint && `${id}-hint`}
      >
        {null}
      </Tick>
      <Field id={id} label={label} hint={hint}>
        {(control) =>
          field === 'address' || field === 'items' || field === 'notes' ? (
            <TextArea {...control} aria-required={false} rows={1} value={value} change={change} />
          ) : (
            <TextInput
              {...control}
              aria-required={false}
              kind={KINDS[field] ?? 'words'}
              readOnly={READ_ONLY.includes(field)}
              value={value}
              change={change}
            />
          )
        }
      </Field>
    </div>
  )
}
