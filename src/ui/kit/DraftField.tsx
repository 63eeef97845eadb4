import { FormGroup, InputGroup, TextArea } from '@blueprintjs/core'
import { Error } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestField as Field } from '../../domain/request/requestValidation.ts'
import { directionOf } from './directionOf.ts'
import type { Text } from './failureText.ts'
import { useLocalization } from './localization.ts'
import { useComputed } from './useComputed.ts'
import { FieldCounter } from './FieldCounter.tsx'
import { LockReason } from './Locked.tsx'
import { localizeText } from './localizeText.ts'
import './fields.css'

/** The part of a view model that fields of a draft read and change. */
export interface FieldsView {
  readonly request: { readonly draft: RequestDraft }
  readonly refusals: {
    readonly at: (field: Field) => Text | undefined
    readonly leave: (field: Field) => void
    readonly areFine: (fields: ReadonlyArray<Field>) => boolean
  }
  /** For an earlier order: why a field cannot change, or a hint to check it. */
  readonly earlier?: {
    readonly lockAt: (field: Field) => Text | undefined
    readonly markAt: (field: Field) => Text | undefined
  }
  readonly change: (patch: Partial<RequestDraft>) => void
  /** Prefix of the element ids; the request form's by default. */
  readonly scope?: string
}

/** Id of a field's element; `scope` separates the same field of two forms. */
export const fieldId = (field: Field, scope = 'request'): string => `${scope}-${field}`

/** An error text with an icon; the field refers to it by `id`. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <span id={id} className="field-problem">
      <Error size={14} />
      {localizeText(l10n, text)}
    </span>
  )
}

type TextField = { [F in keyof RequestDraft]: RequestDraft[F] extends string ? F : never }[keyof RequestDraft] &
  Exclude<Field, 'paymentMethod'>

interface DraftFieldProps {
  readonly view: FieldsView
  readonly field: TextField
  readonly label: string
  readonly optional?: boolean
  readonly placeholder?: string
  /** Maximum length; `used` measures the typed text. */
  readonly counter?: { readonly used: (text: string) => number; readonly maximum: number }
  /** Number of text lines; one by default. */
  readonly lines?: number
  readonly keyboard?: 'decimal' | 'tel'
  /** Codes always run left to right. */
  readonly direction?: 'ltr'
  readonly hint?: ReactNode
}

/** A labelled text field of the draft with its error and its length counter. */
export const DraftField = observer(function DraftField(props: DraftFieldProps) {
  const { view, field, label, optional = false, placeholder, counter, lines, keyboard, direction } = props
  const { l10n } = useLocalization()
  const id = fieldId(field, view.scope)
  const value = useComputed(() => view.request.draft[field])
  const problem = useComputed(() => view.refusals.at(field))
  const lock = useComputed(() => view.earlier?.lockAt(field))
  const mark = useComputed(() => view.earlier?.markAt(field))
  const hint = lock ? (
    <LockReason text={lock} />
  ) : mark ? (
    <span className="again-mark">{localizeText(l10n, mark)}</span>
  ) : (
    props.hint
  )
  const described = [problem && `${id}-problem`, counter && `${id}-counter`, hint !== undefined && `${id}-hint`]
  const control = {
    id,
    name: field,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      view.change({ [field]: event.currentTarget.value }),
    onBlur: () => view.refusals.leave(field),
    intent: problem ? ('danger' as const) : ('none' as const),
    fill: true,
    readOnly: lock !== undefined,
    autoComplete: 'off',
    'aria-invalid': problem !== undefined,
    'aria-required': !optional && !lock,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    ...(placeholder !== undefined && { placeholder }),
  }
  return (
    <FormGroup
      className="request-field"
      label={label}
      labelFor={id}
      labelInfo={optional && !lock && l10n.getString('request-optional')}
      intent={control.intent}
      helperText={
        (problem || counter || hint !== undefined) && (
          <span className="field-foot">
            {problem ? <FieldProblem id={`${id}-problem`} text={problem} /> : <span id={`${id}-hint`}>{hint}</span>}
            {counter && <FieldCounter id={`${id}-counter`} used={counter.used(value)} maximum={counter.maximum} />}
          </span>
        )
      }
    >
      {lines === undefined ? (
        <InputGroup
          {...control}
          {...(keyboard !== undefined && { inputMode: keyboard })}
          {...((keyboard !== undefined || direction !== undefined) && { dir: 'ltr', className: 'ltr-field' })}
          {...(keyboard === 'tel' && { type: 'tel' })}
          {...(keyboard === undefined && direction === undefined && { dir: directionOf(value) })}
        />
      ) : (
        <TextArea {...control} rows={lines} dir={directionOf(value)} />
      )}
    </FormGroup>
  )
})
