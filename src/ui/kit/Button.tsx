import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `minimal` is an icon without a border, `primary` the main action. */
  readonly look?: 'minimal' | 'outlined' | 'primary'
  readonly icon?: ReactNode
  readonly endIcon?: ReactNode
}

/** A button for the frame and the lists, which render before the component library has loaded. */
export const Button = ({ look = 'outlined', icon, children, endIcon, className = '', ...rest }: Props) => (
  <button type="button" className={`plain-button ${look} ${className}`.trim()} {...rest}>
    {icon}
    {children !== undefined && <span className="plain-button-words">{children}</span>}
    {endIcon}
  </button>
)
