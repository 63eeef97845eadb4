import { PopoverNext } from '@blueprintjs/core'
import { useEffect, useEffectEvent, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { isOfInputMethod } from './inputMethod.ts'
import type { Openable } from './lazyOpenable.tsx'
import { useOverlayFocus } from './useOverlayFocus.ts'
import '@blueprintjs/core/lib/css/blueprint.css'

interface Props extends Openable {
  readonly label: string
  readonly placement: 'bottom-start' | 'bottom-end'
  readonly className: string
  readonly content: ReactNode
  /** The button that opens it. */
  readonly children: ReactElement
}

/** A panel below its button; closes by Escape and by a press outside. */
export const Popover = ({ open, setOpen, label, placement, className, content, children }: Props) => {
  const target = useId()
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={setOpen}
      placement={placement}
      autoFocus={false}
      shouldReturnFocusOnClose={false}
      targetProps={{ id: target }}
      content={
        <Content label={label} className={className} target={target} close={() => setOpen(false)}>
          {content}
        </Content>
      }
    >
      {children}
    </PopoverNext>
  )
}

interface ContentProps extends Pick<Props, 'label' | 'className'> {
  /** The id of the element around the button. */
  readonly target: string
  readonly close: () => void
  readonly children: ReactNode
}

const Content = ({ label, className, target, close, children }: ContentProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useOverlayFocus(panel, { opener: () => document.getElementById(target)?.querySelector('button') })
  // The focus moves into the panel a moment after it opens; until then, Escape must not close what is below it. A dialog
  // that the panel has opened closes by itself.
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog, [role=dialog]') !== null
    if (event.key !== 'Escape' || isOfInputMethod(event) || isInDialog) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', pressed, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <div ref={panel} className={className} role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
