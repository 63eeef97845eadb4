import type { TextId } from '../../domain/text/textIds.ts'
import { TextField } from './TextField.tsx'

interface Props {
  readonly id: string
  readonly ref?: React.Ref<HTMLInputElement>
  readonly email: string
  readonly problem: TextId | undefined
  readonly onType: (email: string) => void
}

export const EmailField = ({ id, ref, email, problem, onType }: Props) => (
  <TextField
    id={id}
    {...(ref === undefined ? {} : { ref })}
    label="account-email"
    name="email"
    type="email"
    inputMode="email"
    dir="ltr"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    value={email}
    problem={problem}
    onType={onType}
  />
)
