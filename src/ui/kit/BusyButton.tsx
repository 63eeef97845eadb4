import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly isBusy: boolean
  readonly text: string
  /** Shown instead of `text` while it works: "Downloading…". */
  readonly busyText: string
}

/** `SendButton` without the component library: replaces its text while busy, keeps the focus, ignores presses. */
export const BusyButton = ({ isBusy, text, busyText, onClick, ...rest }: Props) => (
  <Button {...rest} aria-disabled={isBusy} aria-busy={isBusy} onClick={(event) => isBusy || onClick?.(event)}>
    {isBusy ? busyText : text}
  </Button>
)
