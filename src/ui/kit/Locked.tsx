import { Lock } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import type { Text } from './failureText.ts'
import { useLocalization } from './localization.ts'
import { localizeText } from './localizeText.ts'
import './locked.css'

/** Explains why a field cannot change. */
export const LockReason = ({ id, text }: { readonly id?: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <small {...(id !== undefined && { id })} className="lock-reason">
      <Lock size={12} />
      {localizeText(l10n, text)}
    </small>
  )
}

/** Disables the controls inside and shows `reason`; without a reason it renders them unchanged. */
export const Locked = ({ reason, children }: { readonly reason: Text | undefined; readonly children: ReactNode }) => {
  const id = useId()
  if (reason === undefined) return children
  return (
    <fieldset className="locked" disabled aria-describedby={id}>
      {children}
      <LockReason id={id} text={reason} />
    </fieldset>
  )
}
