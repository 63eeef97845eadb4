import { FormGroup, InputGroup } from '@blueprintjs/core'
import type { ComponentProps } from 'react'
import type { Text } from './failureText.ts'
import { LockReason } from './Locked.tsx'
import { FieldProblem } from './DraftField.tsx'
import { directionOf } from './directionOf.ts'
import { useLocalization } from './localization.ts'

type Control = Pick<ComponentProps<typeof InputGroup>, 'type' | 'inputMode'>

/** Phone numbers, e-mail addresses and codes always run left to right. */
const KINDS = {
  words: { type: 'text' },
  code: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
} as const satisfies Readonly<Record<string, Control>>

interface Props extends Pick<ComponentProps<typeof InputGroup>, 'autoComplete' | 'maxLength'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly change: (text: string) => void
  readonly kind?: keyof typeof KINDS
  readonly optional?: boolean
  readonly problem?: Text | undefined
  /** The reason why the field cannot change. */
  readonly lock?: Text | undefined
}

/** A labelled single-line text field with its error or the reason why it cannot change. */
export const LineField = ({ id, label, value, change, kind = 'words', optional = false, ...more }: Props) => {
  const { problem, lock, autoComplete = 'off', maxLength } = more
  const { l10n } = useLocalization()
  const said = problem ? `${id}-problem` : lock && `${id}-lock`
  return (
    <FormGroup
      className="request-field"
      label={label}
      labelFor={id}
      labelInfo={optional && l10n.getString('request-optional')}
      intent={problem ? 'danger' : 'none'}
      helperText={
        problem ? (
          <FieldProblem id={`${id}-problem`} text={problem} />
        ) : (
          lock && <LockReason id={`${id}-lock`} text={lock} />
        )
      }
    >
      <InputGroup
        {...KINDS[kind]}
        id={id}
        fill
        autoComplete={autoComplete}
        {...(maxLength !== undefined && { maxLength })}
        dir={kind === 'words' ? directionOf(value) : 'ltr'}
        {...(kind !== 'words' && { className: 'ltr-field' })}
        value={value}
        readOnly={lock !== undefined}
        aria-required={!optional && !lock}
        aria-invalid={problem !== undefined}
        aria-describedby={said}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FormGroup>
  )
}
