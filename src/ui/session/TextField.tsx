import type { ComponentPropsWithRef } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { FieldProblem } from './FieldProblem.tsx'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'onChange'> {
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
    <div className="field">
      <label htmlFor={id}>{l10n.getString(label)}</label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={hint === undefined ? `${id}-problem` : `${id}-problem ${id}-help`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <FieldProblem id={`${id}-problem`} text={problem} />
      {hint !== undefined && (
        <small className="help" id={`${id}-help`}>
          {l10n.getString(hint)}
        </small>
      )}
    </div>
  )
}
