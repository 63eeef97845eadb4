import { Button, Spinner, type ButtonProps } from '@blueprintjs/core'
import type { MouseEvent } from 'react'

interface Props extends Omit<ButtonProps, 'loading' | 'text'> {
  readonly isBusy: boolean
  readonly text: string
  /** Shown instead of `text` while busy, for example "Saving…". */
  readonly busyText: string
}

/**
 * A button that sends something and shows `busyText` until the answer arrives. Blueprint's `loading` would hide the
 * text and drop the focus. Presses while busy do nothing.
 */
export const SendButton = ({ isBusy, text, busyText, icon, onClick, ...rest }: Props) => {
  const press = (event: MouseEvent<HTMLElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...rest}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      icon={isBusy ? <Spinner size={16} /> : icon}
      text={isBusy ? busyText : text}
      onClick={press}
    />
  )
}
