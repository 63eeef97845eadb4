import { allRefusals, type Rule } from '../rules.ts'

/** CONST-20. */
export const MIN_PASSWORD_LENGTH = 8
export const PASSWORD_SPECIALS = '!@#$%^&*'

export type PasswordRefusal =
  | 'too-short'
  | 'number-missing'
  | 'uppercase-missing'
  | 'lowercase-missing'
  | 'letter-missing'
  | 'special-missing'
  | 'entries-differ'

const contains = (name: string, pattern: RegExp, refusal: PasswordRefusal): Rule<string, PasswordRefusal> => ({
  name,
  check: (password) => (pattern.test(password) ? undefined : refusal),
})

/** The rules of a password (VAL-24). Other symbols are allowed, but no rule counts them (OP-71). */
const PASSWORD_RULES: ReadonlyArray<Rule<string, PasswordRefusal>> = [
  {
    name: 'eight characters or more',
    check: (password) => (Array.from(password).length < MIN_PASSWORD_LENGTH ? 'too-short' : undefined),
  },
  contains('a number', /\p{Nd}/u, 'number-missing'),
  contains('an uppercase letter', /\p{Lu}/u, 'uppercase-missing'),
  contains('a lowercase letter', /\p{Ll}/u, 'lowercase-missing'),
  contains('a letter', /\p{L}/u, 'letter-missing'),
  {
    name: 'a special character',
    check: (password) =>
      Array.from(password).some((character) => PASSWORD_SPECIALS.includes(character)) ? undefined : 'special-missing',
  },
]

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string
  readonly repeated: string
}

/** All refusals of a new password; differing entries come last (VAL-24, VAL-25). */
export const newPasswordRefusals = ({ password, repeated }: NewPassword): ReadonlyArray<PasswordRefusal> => [
  ...allRefusals(PASSWORD_RULES, password),
  ...(password === repeated ? [] : (['entries-differ'] as const)),
]
