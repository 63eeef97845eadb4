import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestField } from '../../domain/request/requestValidation.ts'
import type { Text } from './failureText.ts'
import { Field } from './Field.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import { useLocalization } from './localization.ts'
import { localizeText } from './localizeText.ts'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'
import { useComputed } from './useComputed.ts'
import './fields.css'

/** The part of a view model that fields of a draft read and change. */
export interface FieldsView {
  readonly request: { readonly draft: RequestDraft }
  readonly refusals: {
    readonly at: (field: RequestField) => Text | undefined
    readonly leave: (field: RequestField) => void
    readonly areFine: (fields: ReadonlyArray<RequestField>) => boolean
  }
  /** For an earlier order: why a field cannot change, or a hint to check it. */
  readonly earlier?: {
    readonly lockAt: (field: RequestField) => Text | undefined
    readonly markAt: (field: RequestField) => Text | undefined
  }
  readonly change: (patch: Partial<RequestDraft>) => void
  /** Prefix of the element ids; the request form's by default. */
  readonly scope?: string
}

/** Id of a field's element; `scope` separates the same field of two forms. */
export const fieldId = (field: RequestField, scope = 'request'): string => `${scope}-${field}`

/** The error of a group of controls, which refer to it by `id`. */
export const FieldProblem = ({ id, text }: { readonly id: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <FieldMessage id={id} tone="problem">
      {localizeText(l10n, text)}
    </FieldMessage>
  )
}

type TextField = { [F in keyof RequestDraft]: RequestDraft[F] extends string ? F : never }[keyof RequestDraft] &
  Exclude<RequestField, 'paymentMethod'>

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
  readonly kind?: 'words' | 'code' | 'phone' | 'decimal'
  readonly hint?: ReactNode
}

/** A labelled text field of the draft with its error and its length counter. */
export const DraftField = observer(function DraftField(props: DraftFieldProps) {
  const { view, field, label, optional = false, placeholder, counter, lines, kind = 'words' } = props
  const { l10n } = useLocalization()
  const value = useComputed(() => view.request.draft[field])
  const problem = useComputed(() => view.refusals.at(field))
  const lock = useComputed(() => view.earlier?.lockAt(field))
  const mark = useComputed(() => view.earlier?.markAt(field))
  return (
    <Field
      id={fieldId(field, view.scope)}
      className="form-field"
      label={label}
      isOptional={optional}
      problem={problem}
      lock={lock}
      hint={mark ? <span className="again-mark">{localizeText(l10n, mark)}</span> : props.hint}
      counter={counter && { used: counter.used(value), maximum: counter.maximum }}
    >
      {(control) => {
        const shared = {
          ...control,
          name: field,
          value,
          change: (text: string) => view.change({ [field]: text }),
          onBlur: () => view.refusals.leave(field),
          ...(placeholder !== undefined && { placeholder }),
        }
        return lines === undefined ? <TextInput {...shared} kind={kind} /> : <TextArea {...shared} rows={lines} />
      }}
    </Field>
  )
})
