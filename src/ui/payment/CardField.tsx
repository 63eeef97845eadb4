import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { digitsOf } from '../../domain/market/westernDigits.ts'
import type { CardField as CardFieldName } from '../../domain/payment/newCard.ts'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import '../kit/fields.css'
import type { CardEntryViewModel } from './CardEntryViewModel.ts'

export const cardFieldId = (field: CardFieldName): string => `card-${field}`

interface CardFieldProps {
  readonly view: CardEntryViewModel
  readonly field: CardFieldName
  readonly label: string
  /** The browser's autofill hint. */
  readonly autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc' | 'cc-name'
  readonly placeholder?: string
  readonly hint?: string
  /** A field of digits, which are grouped while typing and always run left to right. */
  readonly isNumeric?: boolean
  readonly sign?: ReactNode
}

/** The caret position after that many digits, regardless of their grouping. */
const caretBehind = (text: string, digits: number): number => {
  let digitsBefore = 0
  for (let at = 0; at < text.length; at += 1) {
    if (digitsBefore === digits) return at
    if (/\d/.test(text[at] ?? '')) digitsBefore += 1
  }
  return text.length
}

/** A field of a card with its error; the browser does not keep the input in its history. */
export const CardField = observer(function CardField(props: CardFieldProps) {
  const { view, field, label, autoComplete, placeholder, hint, isNumeric = false, sign } = props
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  const value = view.textOf(field)
  const problem = view.problemAt(field)
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || document.activeElement !== input.current) return
    const caret = caretBehind(value, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = undefined
  })
  const change = (text: string) => {
    const caret = input.current?.selectionStart ?? text.length
    if (isNumeric && caret !== text.length) digitsBefore.current = digitsOf(text.slice(0, caret)).length
    view.type(field, text)
  }
  return (
    <Field id={cardFieldId(field)} className="form-field card-field" label={label} problem={problem} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          name={control.id}
          kind={isNumeric ? 'digits' : 'words'}
          value={value}
          change={change}
          onBlur={() => view.leave(field)}
          autoComplete={autoComplete}
          spellCheck={false}
          {...(placeholder !== undefined && { placeholder })}
          {...(sign !== undefined && { end: <span className="card-sign">{sign}</span> })}
        />
      )}
    </Field>
  )
})
