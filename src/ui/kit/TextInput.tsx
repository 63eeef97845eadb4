import type { ComponentPropsWithRef, ReactNode } from 'react'
import { directionOf } from './directionOf.ts'

/** Phone numbers, e-mail addresses, amounts and codes always run left to right. */
const KINDS = {
  words: { type: 'text' },
  code: { type: 'text', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  decimal: { type: 'text', inputMode: 'decimal' },
  digits: { type: 'text', inputMode: 'numeric' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  search: { type: 'search', spellCheck: false },
} as const satisfies Readonly<Record<string, ComponentPropsWithRef<'input'>>>

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'size' | 'value'> {
  readonly kind?: keyof typeof KINDS
  readonly value: string
  readonly change: (text: string) => void
  /** An icon in front of the text. */
  readonly icon?: ReactNode
  /** A button or sign behind the text; nothing, but not `undefined`, where one may come later. */
  readonly end?: ReactNode
}

/** A field of one line; its label and messages are a `Field`'s. */
export const TextInput = ({ kind = 'words', change, icon, end, className, ...rest }: Props) => {
  const isWords = kind === 'words' || kind === 'search'
  const input = (
    <input
      autoComplete="off"
      dir={isWords ? directionOf(rest.value) : 'ltr'}
      {...KINDS[kind]}
      {...rest}
      className={['input', !isWords && 'ltr-input', className].filter(Boolean).join(' ')}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
  if (icon === undefined && end === undefined) return input
  const hasEnd = Boolean(end)
  return (
    <span className="input-box" data-icon={icon !== undefined} data-end={hasEnd}>
      {icon !== undefined && <span className="input-icon">{icon}</span>}
      {input}
      {hasEnd && <span className="input-end">{end}</span>}
    </span>
  )
}
