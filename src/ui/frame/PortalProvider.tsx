import { useMemo, type ReactNode } from 'react'
import { useLightPages } from './LightPages.ts'
import { PortalContext, type ComposedPortal } from './Portal.ts'

interface Props {
  readonly portal: ComposedPortal
  readonly children: ReactNode
}

/** Provides the application in the language of the page. */
export const PortalProvider = ({ portal, children }: Props) => {
  const { locale, toggleLetters } = useLightPages()
  const shown = useMemo(() => ({ ...portal, locale, toggleLetters }), [portal, locale, toggleLetters])
  return <PortalContext value={shown}>{children}</PortalContext>
}
