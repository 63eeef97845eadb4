import type { ReactNode } from 'react'

interface Props {
  readonly tone?: 'info' | 'attention' | 'failed' | 'done'
  readonly title?: ReactNode
  readonly icon?: ReactNode
  /** Buttons that answer what the callout says. */
  readonly actions?: ReactNode
  /** An alert is read when it appears. A status is not, in many screen readers: put the callout into a region instead. */
  readonly role?: 'alert'
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A message within a screen that asks for attention. */
export const Callout = ({ tone = 'info', title, icon, actions, role, id, className, children }: Props) => (
  <div id={id} className={className === undefined ? `callout ${tone}` : `callout ${tone} ${className}`}>
    {icon !== undefined && (
      <span className="callout-icon" aria-hidden="true">
        {icon}
      </span>
    )}
    {/* Without the buttons, which screen readers would read with the message. */}
    <div className="callout-words" role={role}>
      {title !== undefined && <strong>{title}</strong>}
      <div>{children}</div>
    </div>
    {actions !== undefined && <div className="callout-actions">{actions}</div>}
  </div>
)
