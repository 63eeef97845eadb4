import { usePortal } from '../frame/Portal.ts'

/** Puts a text on the clipboard and says so; `copied` is the id of what is said. */
export const useCopy = (): ((text: string, copied: string) => void) => {
  const { notices } = usePortal()
  return (text, copied) =>
    void navigator.clipboard.writeText(text).then(
      () => notices.tell('success', { id: copied }),
      () => notices.tell('warning', { id: 'order-copy-failed' }),
    )
}
