import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly isBusy: boolean
  readonly text: string
  /** Shown instead of `text` while busy, for example "Downloading…". */
  readonly busyText: string
}

/** Like `SendButton`, without the component library: shows `busyText` while busy, keeps the focus, ignores presses. */
export const BusyButton = ({ isBusy, text, busyText, onClick, ...rest }: Props) => (
  <Button {...rest} aria-disabled={isBusy} aria-busy={isBusy} onClick={(event) => isBusy || onClick?.(event)}>
    {isBusy ? busyText : text}
  </Button>
)
