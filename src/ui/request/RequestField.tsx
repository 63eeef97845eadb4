import { FormGroup, InputGroup, TextArea } from '@blueprintjs/core'
import { Error } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestField as Field } from '../../domain/request/requestValidation.ts'
import { directionOf } from '../shared/directionOf.ts'
import type { Text } from '../shared/failureText.ts'
import { useComputed } from '../shared/useComputed.ts'
import { FieldCounter } from './FieldCounter.tsx'
import { LockReason } from './Locked.tsx'
import { wordsOf } from './wordsOf.ts'
import './fields.css'

/** What the fields of the form need from whoever stands behind them. */
export interface FieldsView {
  readonly request: { readonly draft: RequestDraft }
  readonly refusals: {
    readonly at: (field: Field) => Text | undefined
    readonly leave: (field: Field) => void
    readonly areFine: (fields: ReadonlyArray<Field>) => boolean
  }
  /** What an earlier order says about a field: why it cannot change, or that somebody should look at it. */
  readonly earlier?: {
    readonly lockAt: (field: Field) => Text | undefined
    readonly markAt: (field: Field) => Text | undefined
  }
  readonly change: (patch: Partial<RequestDraft>) => void
  /** Of the ids; without it they are those of the request form. */
  readonly scope?: string
}

/** The element of a field; `scope` tells the same field of two forms apart. */
export const fieldId = (field: Field, scope = 'request'): string => `${scope}-${field}`

/** Said in words beside the sign, and tied to its field. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <span id={id} className="field-problem">
      <Error size={14} />
      {wordsOf(l10n, text)}
    </span>
  )
}

type TextField = { [F in keyof RequestDraft]: RequestDraft[F] extends string ? F : never }[keyof RequestDraft] &
  Exclude<Field, 'paymentMethod'>

interface RequestFieldProps {
  readonly view: FieldsView
  readonly field: TextField
  readonly label: string
  readonly optional?: boolean
  readonly placeholder?: string
  /** How much of it fits; `used` counts what was typed. */
  readonly counter?: { readonly used: (text: string) => number; readonly maximum: number }
  /** Lines of text; without it there is one. */
  readonly lines?: number
  readonly keyboard?: 'decimal' | 'tel'
  /** Codes read from left to right in every script. */
  readonly direction?: 'ltr'
  readonly hint?: ReactNode
}

/** A labelled text of the draft with what is wrong about it and how much of it fits. */
export const RequestField = observer(function RequestField(props: RequestFieldProps) {
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
    <span className="again-mark">{wordsOf(l10n, mark)}</span>
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
