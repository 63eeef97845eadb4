import type { ReactNode } from 'react'
import type { Elements } from './Elements.ts'
import { useStepTitle } from './useStepTitle.ts'
import './instead.css'

interface InsteadProps {
  readonly icon: ReactNode
  readonly title: string
  readonly alarming?: boolean
  readonly children: Elements
}

/** Replaces a screen that cannot be shown: states why, and offers the next step. */
export const Instead = ({ icon, title, alarming = false, children }: InsteadProps) => {
  useStepTitle(title)
  return (
    <section className="instead" role={alarming ? 'alert' : undefined}>
      <span className="instead-sign" aria-hidden="true">
        {icon}
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
