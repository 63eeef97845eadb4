import type { TextId } from '../../domain/text/textIds.ts'
import { TextField } from './TextField.tsx'

interface Props {
  readonly id: string
  readonly ref?: React.Ref<HTMLInputElement>
  readonly phone: string
  /** The country's calling code, such as '+420'. */
  readonly prefix: string
  readonly problem: TextId | undefined
  readonly onType: (phone: string) => void
}

export const PhoneField = ({ id, ref, phone, prefix, problem, onType }: Props) => (
  <TextField
    id={id}
    {...(ref === undefined ? {} : { ref })}
    label="account-phone"
    name="phone"
    type="tel"
    inputMode="tel"
    dir="ltr"
    autoComplete="tel"
    maxLength={40}
    required
    placeholder={prefix}
    value={phone}
    problem={problem}
    onType={onType}
  />
)
