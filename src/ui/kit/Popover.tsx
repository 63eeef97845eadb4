import { PopoverNext } from '@blueprintjs/core'
import { useRef, type ReactElement, type ReactNode } from 'react'
import type { Openable } from './lazyOpenable.tsx'
import { useOverlayFocus } from './useOverlayFocus.ts'

interface Props extends Openable {
  readonly label: string
  readonly placement: 'bottom-start' | 'bottom-end'
  readonly className: string
  readonly content: ReactNode
  /** The button that opens it. */
  readonly children: ReactElement
}

/** A panel below its button; closes by Escape and by a press outside. */
export const Popover = ({ open, setOpen, label, placement, className, content, children }: Props) => (
  <PopoverNext
    isOpen={open}
    onInteraction={setOpen}
    placement={placement}
    autoFocus={false}
    shouldReturnFocusOnClose={false}
    content={
      <Content label={label} className={className}>
        {content}
      </Content>
    }
  >
    {children}
  </PopoverNext>
)

const Content = ({ label, className, children }: Pick<Props, 'label' | 'className'> & { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null)
  useOverlayFocus(panel)
  return (
    <div ref={panel} className={className} role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
