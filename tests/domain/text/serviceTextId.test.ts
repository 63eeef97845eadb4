import { describe, expect, it } from 'vitest'
import { textIdOf, type KeyWithText } from '../../../src/domain/text/serviceTextId.ts'

describe('textIdOf', () => {
  it('replaces every dot of a translation key by a dash', () => {
    expect(textIdOf('auth.password.invalid')).toBe('auth-password-invalid')
  })
})

describe('a translation key', () => {
  it('compiles only if its text is in the locales', () => {
    const known: KeyWithText<'auth.password-invalid'> = 'auth.password-invalid'
    // @ts-expect-error: there is no such text.
    const unknown: KeyWithText<'auth.full-moon'> = 'auth.full-moon'
    expect([known, unknown]).toEqual(['auth.password-invalid', 'auth.full-moon'])
  })
})
