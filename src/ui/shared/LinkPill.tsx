import type { ReactNode } from 'react'
import './linkPill.css'

/** How the connection is, in a few words; its colour comes from the `live-state` around it. */
export const LinkPill = ({ children }: { readonly children: ReactNode }) => (
  <span className="live-pill">
    <span className="dot" aria-hidden="true" />
    {children}
  </span>
)
