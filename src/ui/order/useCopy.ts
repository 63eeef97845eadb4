import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'

/** Copies a text to the clipboard and reports the outcome in a notice; `copied` is the text of a success. */
export const useCopy = (): ((text: string, copied: TextId) => void) => {
  const { notices } = usePortal()
  return (text, copied) =>
    void navigator.clipboard.writeText(text).then(
      () => notices.notify('success', { id: copied }),
      () => notices.notify('warning', { id: 'order-copy-failed' }),
    )
}
