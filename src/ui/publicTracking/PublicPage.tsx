import { useState, type ReactNode } from 'react'
import type { Appearance } from '../../domain/market/palettes.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { SiteHeader } from '../market/SiteHeader.tsx'

interface Props {
  /** What stands below the brand; a function is told whether the page is light or dark, for what draws by itself. */
  readonly children: ReactNode | ((appearance: Appearance) => ReactNode)
  /** Lets the page use the width of a desktop; otherwise it is one column to read. */
  readonly isWide?: boolean
}

/**
 * The frame of every page that stands open to whoever has its address (PERM-04): the brand, the languages, light or
 * dark, and no navigation bar (ROUTE-15).
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
