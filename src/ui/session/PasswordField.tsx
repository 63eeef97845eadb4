import type { ComponentProps, KeyboardEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Field } from '../kit/Field.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import { useLocalization } from '../kit/localization.ts'
import { TextInput } from '../kit/TextInput.tsx'

interface Props extends Omit<ComponentProps<typeof TextInput>, 'id' | 'kind' | 'type' | 'end'> {
  readonly id: string
  readonly label: TextId
  readonly problem: TextId | undefined
  readonly describedBy?: string
  readonly isShown: boolean
  readonly onToggle: () => void
  readonly capsLock?: { readonly isOn: boolean; readonly notice: (on: boolean) => void }
}

/** A password field with a button that shows and hides the password. Its texts are in `password.ftl`. */
export const PasswordField = ({ id, label, problem, describedBy, isShown, onToggle, capsLock, ...input }: Props) => {
  const { l10n } = useLocalization()
  const notice = (event: KeyboardEvent) => capsLock?.notice(event.getModifierState('CapsLock'))
  const toggle = (
    <Button
      kind="quiet"
      id={`${id}-shown`}
      aria-label={l10n.getString(isShown ? 'password-hide' : 'password-show')}
      aria-controls={id}
      icon={
        <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
          {isShown && <path d="M4 4l16 16" />}
        </svg>
      }
      onClick={onToggle}
    />
  )
  return (
    <Field
      id={id}
      label={l10n.getString(label)}
      problem={problem && { id: problem }}
      describedBy={[describedBy, capsLock && `${id}-caps-lock`].filter(Boolean).join(' ') || undefined}
    >
      {(control) => (
        <>
          <TextInput
            {...(capsLock && { onKeyDown: notice, onKeyUp: notice, onBlur: () => capsLock.notice(false) })}
            {...input}
            {...control}
            kind="password"
            type={isShown ? 'text' : 'password'}
            end={toggle}
          />
          {capsLock && (
            <output id={`${id}-caps-lock`} className="caps-lock">
              {capsLock.isOn && <FieldMessage tone="attention">{l10n.getString('password-caps-lock')}</FieldMessage>}
            </output>
          )}
        </>
      )}
    </Field>
  )
}
