import type { ComponentProps } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { Field } from '../kit/Field.tsx'
import { useLocalization } from '../kit/localization.ts'
import { TextInput } from '../kit/TextInput.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'id' | 'change'> {
  readonly id: string
  readonly label: TextId
  readonly hint?: TextId
  readonly problem: TextId | undefined
  readonly onType: (text: string) => void
}

/** A field of the account pages with its label, hint and error. */
export const TextField = ({ id, label, hint, problem, onType, ...input }: Props) => {
  const { l10n } = useLocalization()
  return (
    <Field
      id={id}
      label={l10n.getString(label)}
      problem={problem && { id: problem }}
      hint={hint && l10n.getString(hint)}
    >
      {(control) => <TextInput {...input} {...control} change={onType} />}
    </Field>
  )
}
