import type { ComponentPropsWithRef } from 'react'
import { useLocalization } from '../kit/localization.ts'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> {
  readonly id: string
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** A password field with a button that shows and hides the password. Its texts are in `password.ftl`. */
export const PasswordInput = ({ isShown, onToggle, ...input }: Props) => {
  const { l10n } = useLocalization()
  return (
    <span className="password">
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        id={`${input.id}-shown`}
        aria-label={l10n.getString(isShown ? 'password-hide' : 'password-show')}
        aria-controls={input.id}
        onClick={onToggle}
      >
        <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
          {isShown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </span>
  )
}
