import type { ReactNode } from 'react'

/** A place in the page for symbols that are drawn elsewhere, such as within the pins of a map. */
export const SignSheet = ({ children }: { readonly children: ReactNode }) => (
  <svg className="visually-hidden" width="0" height="0" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
