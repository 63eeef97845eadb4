import type { Ref } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { TextField } from './TextField.tsx'

interface Props {
  readonly id: string
  readonly ref?: Ref<HTMLInputElement>
  readonly phone: string
  /** The country's calling code, such as '+420'. */
  readonly prefix: string
  readonly problem: TextId | undefined
  readonly onType: (phone: string) => void
}

export const PhoneField = ({ phone, prefix, ...field }: Props) => (
  <TextField
    {...field}
    label="account-phone"
    name="phone"
    kind="phone"
    autoComplete="tel"
    maxLength={40}
    placeholder={prefix}
    value={phone}
  />
)
