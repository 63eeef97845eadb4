import type { ComponentPropsWithRef } from 'react'
import { directionOf } from './directionOf.ts'

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly change: (text: string) => void
}

/** A field of several lines that grows with its text; its label and messages are a `Field`'s. */
export const TextArea = ({ change, className, ...rest }: Props) => (
  <textarea
    autoComplete="off"
    rows={2}
    dir={directionOf(rest.value)}
    {...rest}
    className={className === undefined ? 'input' : `input ${className}`}
    onChange={(event) => change(event.currentTarget.value)}
  />
)
