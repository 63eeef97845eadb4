import { FormGroup, InputGroup } from '@blueprintjs/core'
import { Error } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import { digitsOf } from '../../domain/payment/cardNumber.ts'
import type { CardField as Field } from '../../domain/payment/newCard.ts'
import { useLocalization } from '../kit/localization.ts'
import type { CardEntryViewModel } from './CardEntryViewModel.ts'

export const cardFieldId = (field: Field): string => `card-${field}`

interface CardFieldProps {
  readonly view: CardEntryViewModel
  readonly field: Field
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
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen += 1
  }
  return text.length
}

/** A field of a card with its error; the browser does not keep the input in its history. */
export const CardField = observer(function CardField(props: CardFieldProps) {
  const { view, field, label, autoComplete, placeholder, hint, isNumeric = false, sign } = props
  const { l10n } = useLocalization()
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  const id = cardFieldId(field)
  const value = view.textOf(field)
  const problem = view.problemAt(field)
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || document.activeElement !== input.current) return
    const caret = caretBehind(value, digitsBefore.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBefore.current = undefined
  })
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const caret = currentTarget.selectionStart ?? currentTarget.value.length
    const isAtEnd = caret === currentTarget.value.length
    if (isNumeric && !isAtEnd) digitsBefore.current = digitsOf(currentTarget.value.slice(0, caret)).length
    view.type(field, currentTarget.value)
  }
  return (
    <FormGroup
      className="request-field card-field"
      label={label}
      labelFor={id}
      intent={problem ? 'danger' : 'none'}
      helperText={
        problem ? (
          <span id={`${id}-problem`} className="field-problem">
            <Error size={14} />
            {l10n.getString(problem.id, problem.args)}
          </span>
        ) : (
          hint !== undefined && <span id={`${id}-hint`}>{hint}</span>
        )
      }
    >
      <InputGroup
        id={id}
        name={id}
        inputRef={input}
        value={value}
        onChange={change}
        onBlur={() => view.leave(field)}
        intent={problem ? 'danger' : 'none'}
        fill
        autoComplete={autoComplete}
        spellCheck={false}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : hint === undefined ? undefined : `${id}-hint`}
        {...(placeholder !== undefined && { placeholder })}
        {...(isNumeric ? { dir: 'ltr', inputMode: 'numeric', className: 'ltr-field' } : { dir: 'auto' })}
        {...(sign !== undefined && { rightElement: <span className="card-sign">{sign}</span> })}
      />
    </FormGroup>
  )
})
