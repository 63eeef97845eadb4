import { TextField } from './TextField.tsx'

interface Props {
  readonly id: string
  readonly ref?: React.Ref<HTMLInputElement>
  readonly email: string
  /** Text id. */
  readonly problem: string | undefined
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
