import { Drawer as LibraryDrawer } from '@blueprintjs/core'
import { useRef, type ReactNode } from 'react'
import { useOverlayFocus } from './useOverlayFocus.ts'
import '@blueprintjs/core/lib/css/blueprint.css'

interface Props {
  readonly label: string
  readonly close: () => void
  /** Whether the page runs from right to left; the drawer is at the page's start. */
  readonly isMirrored: boolean
  readonly className: string
  readonly children: ReactNode
}

/** A panel at the start edge of the page. Render it while it is open. */
export const Drawer = ({ close, isMirrored, ...content }: Props) => (
  <LibraryDrawer
    isOpen
    autoFocus={false}
    shouldReturnFocusOnClose={false}
    size="min(384px, 100vw)"
    position={isMirrored ? 'right' : 'left'}
    onClose={close}
  >
    <Content {...content} />
  </LibraryDrawer>
)

const Content = ({ label, className, children }: Omit<Props, 'close' | 'isMirrored'>) => {
  const panel = useRef<HTMLDivElement>(null)
  useOverlayFocus(panel)
  return (
    <div ref={panel} className={className} role="dialog" aria-modal="true" aria-label={label}>
      {children}
    </div>
  )
}
