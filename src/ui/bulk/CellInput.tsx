import type { Ref } from 'react'
import type { BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { readBulkPaymentType } from '../../domain/payment/bulkPaymentType.ts'
import { directionOf } from '../kit/directionOf.ts'
import { useLocalization } from '../kit/localization.ts'
import { choicesOf, type CellChoices } from './cellChoices.ts'

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

/** Columns whose text always runs left to right, with the phone keyboard for each. */
const CODES: Readonly<Partial<Record<BulkColumn, 'decimal' | 'tel' | 'text'>>> = {
  phoneNumber: 'tel',
  itemValue: 'decimal',
  deliverAt: 'text',
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
  const keyboard = CODES[column]
  if (!offered)
    return (
      <input
        {...shared}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        dir={columnDirection(column, text)}
        {...(keyboard && { inputMode: keyboard })}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        {...(enter && { onKeyDown: (event) => event.key === 'Enter' && !event.nativeEvent.isComposing && enter() })}
      />
    )
  const value = (column === 'paymentType' && readBulkPaymentType(text)) || text
  const isOffered = offered.some((one) => one.value === value)
  return (
    <select {...shared} value={value} onChange={(event) => change(event.currentTarget.value)}>
      {!isOffered && <option value={value}>{value === '' ? l10n.getString('bulkfile-no-choice') : value}</option>}
      {offered.map((one) => (
        <option key={one.value} value={one.value}>
          {one.words}
        </option>
      ))}
    </select>
  )
}
