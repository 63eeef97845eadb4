import { Lock } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { useId, type ReactNode } from 'react'
import type { Text } from '../shared/failureText.ts'
import { wordsOf } from './wordsOf.ts'
import './editing.css'

/** Why a field stays as it is. */
export const LockReason = ({ id, text }: { readonly id?: string; readonly text: Text }) => {
  const { l10n } = useLocalization()
  return (
    <small {...(id !== undefined && { id })} className="lock-reason">
      <Lock size={12} />
      {wordsOf(l10n, text)}
    </small>
  )
}

/** Controls that cannot change while `reason` stands, and why; as they are without one. */
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
