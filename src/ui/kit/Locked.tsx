import { useId } from 'react'
import type { Elements } from './Elements.ts'
import type { Text } from './failureText.ts'
import { FieldMessage } from './FieldMessage.tsx'
import { useLocalization } from './localization.ts'
import { localizeText } from './localizeText.ts'
import './locked.css'

/** Explains why a field cannot change. */
const LockReason = ({ id, text }: { readonly id?: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <FieldMessage tone="lock" {...(id !== undefined && { id })}>
      {localizeText(l10n, text)}
    </FieldMessage>
  )
}

/** Disables the controls inside and shows `reason`; without a reason it renders them unchanged. */
export const Locked = ({ reason, children }: { readonly reason: Text | undefined; readonly children: Elements }) => {
  const id = useId()
  if (reason === undefined) return children
  return (
    <fieldset className="locked" disabled aria-describedby={id}>
      {children}
      <LockReason id={id} text={reason} />
    </fieldset>
  )
}
