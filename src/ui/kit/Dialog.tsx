import { Dialog as LibraryDialog, type DialogProps } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/**
 * The component library's dialog, closable with Escape as soon as it is visible. The library itself handles keys only
 * after the dialog has received the focus, a few frames later.
 */
export const Dialog = ({ onClose, ...props }: Omit<DialogProps, 'onClose'> & { readonly onClose: () => void }) => {
  const { isOpen, canEscapeKeyClose = true } = props
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen || !canEscapeKeyClose) return
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isIn(event.target, '.bp6-overlay')) close.current()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOpen, canEscapeKeyClose])
  return <LibraryDialog {...props} onClose={onClose} />
}
