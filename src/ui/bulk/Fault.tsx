import { ErrorIcon, Tick, WarningSign } from '@blueprintjs/icons'
import type { ReactNode } from 'react'

/** A fault, or its absence, as a sign and a text. */
export const Fault = ({
  children,
  id,
  isNone = false,
}: {
  readonly children: ReactNode
  readonly id?: string
  readonly isNone?: boolean
}) => (
  <span className="bulk-fault" {...(id !== undefined && { id })} data-none={isNone}>
    {isNone ? <Tick size={14} /> : <ErrorIcon size={14} />}
    <span>{children}</span>
  </span>
)

/** A warning, which does not prevent sending. */
export const Concern = ({ children }: { readonly children: ReactNode }) => (
  <span className="bulk-concern">
    <WarningSign size={14} />
    <span>{children}</span>
  </span>
)
