import type { ReactNode } from 'react'

interface Props {
  readonly tone?: 'info' | 'attention' | 'failed' | 'done'
  readonly title?: ReactNode
  readonly icon?: ReactNode
  /** Buttons that answer what the callout says. */
  readonly actions?: ReactNode
  readonly role?: 'alert' | 'status'
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A message within a screen that asks for attention. */
export const Callout = ({ tone = 'info', title, icon, actions, role, id, className, children }: Props) => (
  <div id={id} role={role} className={className === undefined ? `callout ${tone}` : `callout ${tone} ${className}`}>
    {icon !== undefined && (
      <span className="callout-icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <div className="callout-words">
      {title !== undefined && <strong>{title}</strong>}
      <div>{children}</div>
    </div>
    {actions !== undefined && <div className="callout-actions">{actions}</div>}
  </div>
)
