import { observer } from 'mobx-react-lite'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'
import type { ShownPasswordRule } from './NewPasswordViewModel.ts'
import { PasswordField } from './PasswordField.tsx'

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
  /** Whether the account has no password yet. */
  readonly isFirst?: boolean
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

/** A new password, typed twice, with its rules checked while typing (VAL-24, VAL-25). */
export const NewPasswordFields = observer(function NewPasswordFields({ view, id, isFirst = false }: Props) {
  const { l10n } = useLocalization()
  const { metCount, rules } = view
  return (
    <>
      <div>
        <PasswordField
          id={`${id}-password`}
          label={isFirst ? 'password-first' : 'password-new'}
          name="password"
          autoComplete="new-password"
          isShown={view.isShown}
          onToggle={view.toggleShown}
          capsLock={{ isOn: view.capsLockOn, notice: view.noticeCapsLock }}
          describedBy={`${id}-password-rules`}
          value={view.password}
          problem={view.passwordProblem}
          change={view.typePassword}
        />
        <ul className="password-rules" id={`${id}-password-rules`}>
          {rules.map((rule) => (
            <Rule key={rule.textId} rule={rule} />
          ))}
        </ul>
        <span className="visually-hidden" role="status">
          {view.password !== '' && l10n.getString('password-rules-count', { met: metCount, all: rules.length })}
        </span>
      </div>
      <PasswordField
        id={`${id}-repeated`}
        label={isFirst ? 'password-first-repeat' : 'password-repeat'}
        name="repeated"
        autoComplete="new-password"
        isShown={view.isShown}
        onToggle={view.toggleShown}
        value={view.repeated}
        problem={view.repeatedProblem}
        change={view.typeRepeated}
        onBlur={view.leaveRepeated}
      />
    </>
  )
})
