import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Elements } from './Elements.ts'
import type { Text } from './failureText.ts'
import { FieldCounter, isCounted } from './FieldCounter.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import { useLocalization } from './localization.ts'
import { localizeText } from './localizeText.ts'

/** What a field's control needs in order to belong to its label and messages. */
interface FieldControl {
  readonly id: string
  readonly readOnly: boolean
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface Props {
  /** The id of the control; those of its messages start with it. */
  readonly id: string
  readonly label: ReactNode
  readonly isLabelHidden?: boolean
  readonly isOptional?: boolean
  readonly problem?: Text | undefined
  /** Help that is shown while there is no error. */
  readonly hint?: ReactNode
  /** The reason why the field cannot change. */
  readonly lock?: Text | undefined
  /** The length of the text and its maximum, in the unit of the rule; shown when it comes near. */
  readonly counter?: { readonly used: number; readonly maximum: number } | undefined
  /** An element outside of the field that describes it as well. */
  readonly describedBy?: string | undefined
  readonly className?: string
  readonly children: (control: FieldControl) => Elements
}

/** A label, its control, and below it an error, the reason of a lock, or help. */
export const Field = observer(function Field(props: Props) {
  const { id, label, isLabelHidden = false, isOptional = false, problem, hint, lock, className } = props
  const { l10n } = useLocalization()
  const counter = props.counter && isCounted(props.counter) ? props.counter : undefined
  const hasHint = hint !== undefined && hint !== null && hint !== false
  const described = [
    problem && `${id}-problem`,
    lock && `${id}-lock`,
    !problem && !lock && hasHint && `${id}-hint`,
    counter && `${id}-counter`,
    props.describedBy,
  ]
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        <span>{label}</span>
        {isOptional && !lock && <small>{` ${l10n.getString('field-optional')}`}</small>}
      </label>
      {props.children({
        id,
        readOnly: lock !== undefined,
        'aria-required': !isOptional && !lock,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {(problem || lock || hasHint || counter) && (
        <span className="field-foot">
          {problem ? (
            <FieldMessage id={`${id}-problem`} tone="problem">
              {localizeText(l10n, problem)}
            </FieldMessage>
          ) : lock ? (
            <FieldMessage id={`${id}-lock`} tone="lock">
              {localizeText(l10n, lock)}
            </FieldMessage>
          ) : (
            hasHint && <FieldMessage id={`${id}-hint`}>{hint}</FieldMessage>
          )}
          {counter && <FieldCounter id={`${id}-counter`} {...counter} />}
        </span>
      )}
    </div>
  )
})
