import type { Ref } from 'react'
import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { readBulkPaymentType } from '../../domain/payment/bulkPaymentType.ts'
import { directionOf } from '../kit/directionOf.ts'
import { useLocalization } from '../kit/localization.ts'
import { Select } from '../kit/Select.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { choicesOf, type CellChoices } from './cellChoices.ts'
import { isOfInputMethod } from '../kit/inputMethod.ts'

interface Props {
  readonly column: BulkColumn
  readonly text: string
  readonly choices: CellChoices
  readonly change: (text: string) => void
  readonly leave: () => void
  readonly enter?: () => void
  readonly label?: string
  readonly id?: string
  readonly isFaulty: boolean
  readonly describedBy?: string | undefined
  readonly input?: Ref<HTMLInputElement & HTMLSelectElement>
}

/** Columns whose text always runs left to right, with the kind of text field for each. */
const CODES: Readonly<Partial<Record<BulkColumn, 'decimal' | 'phone' | 'code'>>> = {
  phoneNumber: 'phone',
  itemValue: 'decimal',
  deliverAt: 'code',
}

/** The text direction of a column. */
export const columnDirection = (column: BulkColumn, text: string): 'ltr' | 'auto' | undefined =>
  column in CODES ? 'ltr' : directionOf(text)

/** The input of a cell: a text field, or a choice if only certain texts are valid. */
export const CellInput = (props: Props) => {
  const { column, text, choices, change, leave, isFaulty, describedBy, id, input, label, enter } = props
  const { l10n } = useLocalization()
  const offered = choicesOf(l10n, column, choices)
  const shared = {
    ref: input,
    className: 'bulk-input',
    'aria-invalid': isFaulty,
    'aria-describedby': describedBy,
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label }),
    onBlur: leave,
  }
  if (!offered)
    return (
      <TextInput
        {...shared}
        kind={CODES[column] ?? 'words'}
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        change={change}
        {...(enter && {
          onKeyDown: (event) => event.key === 'Enter' && !isOfInputMethod(event.nativeEvent) && enter(),
        })}
      />
    )
  const value = (column === 'paymentType' && readBulkPaymentType(text)) || text
  const isOffered = offered.some((one) => one.value === value)
  return (
    <Select
      {...shared}
      value={value}
      options={[
        ...(isOffered ? [] : [{ value, label: value === '' ? l10n.getString('bulkfile-no-choice') : value }]),
        ...offered.map((one) => ({ value: one.value, label: one.words })),
      ]}
      choose={change}
    />
  )
}
