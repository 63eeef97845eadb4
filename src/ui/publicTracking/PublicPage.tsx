import { useState, type ReactNode } from 'react'
import type { Appearance } from '../../domain/market/palettes.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { SiteHeader } from '../market/SiteHeader.tsx'

interface Props {
  /** The content below the header; a function receives the appearance, for content such as maps. */
  readonly children: ReactNode | ((appearance: Appearance) => ReactNode)
  /** Uses the full width of a desktop; otherwise the page is one column. */
  readonly isWide?: boolean
}

/**
 * The frame of all pages that are open to everybody with their address (PERM-04): brand, languages and appearance,
 * without a navigation bar (ROUTE-15).
 */
export const PublicPage = ({ children, isWide = false }: Props) => {
  const pages = useLightPages()
  const [appearance, setAppearance] = useState(pages.appearanceShown)
  const toggle = () => {
    pages.toggleAppearance()
    setAppearance(pages.appearanceShown())
  }
  return (
    <div className="public-page" data-wide={isWide}>
      <SiteHeader {...pages} onToggleAppearance={toggle} signInOffered={false} />
      <main id="content">{typeof children === 'function' ? children(appearance) : children}</main>
    </div>
  )
}
