import { describe, expect, it } from 'vitest'
import { textIdOf } from '../../../src/domain/text/serviceTextId.ts'

describe('textIdOf', () => {
  it('replaces every dot of a translation key by a dash', () => {
    expect(textIdOf('auth.password.invalid')).toBe('auth-password-invalid')
  })
})
