import type { ComponentPropsWithRef, ReactNode } from 'react'

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'checked'> {
  /** `switch` is for a setting that takes effect at once, `radio` for one choice of a group with the same `name`. */
  readonly kind?: 'checkbox' | 'radio' | 'switch'
  readonly isOn: boolean
  readonly change: (isOn: boolean) => void
  readonly children: ReactNode
}

/** A checkbox, switch or radio button with its words. */
export const Tick = ({ kind = 'checkbox', isOn, change, className, children, ...rest }: Props) => (
  <label className={className === undefined ? 'tick' : `tick ${className}`}>
    <input
      {...rest}
      type={kind === 'radio' ? 'radio' : 'checkbox'}
      {...(kind === 'switch' && { role: 'switch', className: 'switch' })}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
    <span className="tick-words">{children}</span>
  </label>
)
