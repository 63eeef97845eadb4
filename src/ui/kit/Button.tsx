import type { ComponentPropsWithRef, MouseEvent } from 'react'
import type { Elements } from './Elements.ts'

export interface ButtonLook {
  /** `primary` is the screen's main action, `quiet` has no border, `danger` destroys something. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** 32, 40 or 48 px high; `small` and `medium` grow to 44 px where fingers press. */
  readonly size?: 'small' | 'medium' | 'large'
  /** Takes the whole width. */
  readonly fill?: boolean
}

/** The class names of a button, for links that look like one. */
export const buttonClass = ({ kind = 'secondary', size = 'medium', fill = false }: ButtonLook, more = ''): string =>
  ['button', kind, size !== 'medium' && size, fill && 'fill', more].filter(Boolean).join(' ')

interface Props extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly type?: 'button' | 'submit'
  readonly icon?: Elements
  readonly endIcon?: Elements
  /** While `true`, the button keeps the focus, ignores presses and shows `busyText`. */
  readonly isBusy?: boolean
  /** Such as "Saving…". */
  readonly busyText?: string
}

/** The button of every screen. Needs no library, so that it is drawn with the first HTML. */
export const Button = ({
  kind = 'secondary',
  size = 'medium',
  fill = false,
  type = 'button',
  className,
  icon,
  endIcon,
  isBusy = false,
  busyText,
  children,
  onClick,
  ...rest
}: Props) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  const words = isBusy ? (busyText ?? children) : children
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, fill }, className)}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={press}
    >
      {isBusy ? <span className="spinner" aria-hidden="true" /> : icon}
      {words !== undefined && words !== null && <span className="button-words">{words}</span>}
      {endIcon}
    </button>
  )
}
