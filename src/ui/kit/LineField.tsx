import type { Text } from './failureText.ts'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
import './fields.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly change: (text: string) => void
  readonly kind?: 'words' | 'code' | 'phone' | 'email'
  readonly optional?: boolean
  readonly problem?: Text | undefined
  /** The reason why the field cannot change. */
  readonly lock?: Text | undefined
  readonly maxLength?: number
  readonly autoComplete?: string
}

/** A labelled text field of one line with its error or the reason why it cannot change. */
export const LineField = (props: Props) => {
  const { id, label, value, change, kind = 'words', optional = false, problem, lock, ...input } = props
  return (
    <Field id={id} className="form-field" label={label} isOptional={optional} problem={problem} lock={lock}>
      {(control) => <TextInput {...control} {...input} kind={kind} value={value} change={change} />}
    </Field>
  )
}
