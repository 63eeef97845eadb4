import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'

/** Copies a text to the clipboard and reports the outcome in a notice; `copied` is the text of a success. */
export const useCopy = (): ((text: string, copied: TextId) => void) => {
  const { notices } = usePortal()
  const copy = async (text: string, copied: TextId) => {
    try {
      // There is no clipboard on pages without TLS.
      await navigator.clipboard.writeText(text)
      notices.notify('success', { id: copied })
    } catch {
      notices.notify('warning', { id: 'order-copy-failed' })
    }
  }
  return (text, copied) => void copy(text, copied)
}
