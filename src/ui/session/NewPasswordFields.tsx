import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import { FieldProblem } from './FieldProblem.tsx'
import type { NewPasswordField, ShownPasswordRule } from './NewPasswordViewModel.ts'
import { PasswordInput } from './PasswordInput.tsx'

/** The view model's part that these fields use. */
export interface NewPasswordView {
  readonly password: string
  readonly repeated: string
  readonly isShown: boolean
  readonly capsLockOn: boolean
  readonly rules: ReadonlyArray<ShownPasswordRule>
  readonly metCount: number
  readonly passwordProblem: TextId | undefined
  readonly repeatedProblem: TextId | undefined
  readonly typePassword: (password: string) => void
  readonly typeRepeated: (repeated: string) => void
  readonly leaveRepeated: () => void
  readonly toggleShown: () => void
  readonly noticeCapsLock: (on: boolean) => void
}

interface Props {
  readonly view: NewPasswordView
  /** The prefix of the element ids, unique on the page. */
  readonly id: string
  /** The field to focus; each request for focus is a new object. */
  readonly wanted?: { readonly field: NewPasswordField } | undefined
}

const Rule = ({ rule: { textId, isMet } }: { readonly rule: ShownPasswordRule }) => {
  const { l10n } = useLocalization()
  return (
    <li className={isMet ? 'met' : undefined}>
      <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
        {isMet ? <path d="M5 12.5l5 5L19 7" /> : <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />}
      </svg>
      <span>{l10n.getString(textId)}</span>
      <span className="visually-hidden">{l10n.getString(isMet ? 'password-rule-met' : 'password-rule-open')}</span>
    </li>
  )
}

/** A new password, typed twice, with its rules checked while typing (VAL-24, VAL-25). Does not use Blueprint. */
export const NewPasswordFields = observer(function NewPasswordFields({ view, id, wanted }: Props) {
  const { l10n } = useLocalization()
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wanted) ({ password, repeated })[wanted.field].current?.focus()
  }, [wanted])
  const noticeCapsLock = (event: KeyboardEvent) => view.noticeCapsLock(event.getModifierState('CapsLock'))
  const { metCount, rules } = view
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-password`}>{l10n.getString('password-new')}</label>
        <PasswordInput
          ref={password}
          id={`${id}-password`}
          name="password"
          autoComplete="new-password"
          isShown={view.isShown}
          onToggle={view.toggleShown}
          aria-invalid={view.passwordProblem !== undefined}
          aria-describedby={`${id}-password-problem ${id}-password-rules`}
          value={view.password}
          onChange={(event) => view.typePassword(event.currentTarget.value)}
          onKeyDown={noticeCapsLock}
          onKeyUp={noticeCapsLock}
          onBlur={() => view.noticeCapsLock(false)}
        />
        <FieldProblem id={`${id}-password-problem`} text={view.passwordProblem} />
        <ul className="password-rules" id={`${id}-password-rules`}>
          {rules.map((rule) => (
            <Rule key={rule.textId} rule={rule} />
          ))}
        </ul>
        <span className="visually-hidden" role="status">
          {view.password !== '' && l10n.getString('password-rules-count', { met: metCount, all: rules.length })}
        </span>
        <output className="hint">{view.capsLockOn && l10n.getString('password-caps-lock')}</output>
      </div>
      <div className="field">
        <label htmlFor={`${id}-repeated`}>{l10n.getString('password-repeat')}</label>
        <PasswordInput
          ref={repeated}
          id={`${id}-repeated`}
          name="repeated"
          autoComplete="new-password"
          isShown={view.isShown}
          onToggle={view.toggleShown}
          aria-invalid={view.repeatedProblem !== undefined}
          aria-describedby={`${id}-repeated-problem`}
          value={view.repeated}
          onChange={(event) => view.typeRepeated(event.currentTarget.value)}
          onBlur={view.leaveRepeated}
        />
        <FieldProblem id={`${id}-repeated-problem`} text={view.repeatedProblem} />
      </div>
    </>
  )
})
