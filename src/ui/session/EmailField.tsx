import type { TextId } from '../../domain/text/textIds.ts'
import { TextField } from './TextField.tsx'

interface Props {
  readonly id: string
  readonly email: string
  readonly problem: TextId | undefined
  readonly onType: (email: string) => void
}

export const EmailField = ({ email, ...field }: Props) => (
  <TextField {...field} label="password-email" name="email" kind="email" autoComplete="username" value={email} />
)
