import type { ReactNode } from 'react'
import './linkPill.css'

/** The state of the live connection in a few words; the surrounding `live-state` sets its colour. */
export const LinkPill = ({ children }: { readonly children: ReactNode }) => (
  <span className="live-pill">
    <span className="dot" aria-hidden="true" />
    <span>{children}</span>
  </span>
)
