import { describe, expect, it } from 'vitest'
import { VERIFICATION_CODE_DIGITS, verificationCode } from '../../../src/domain/session/verificationCode.ts'

describe('A verification code', () => {
  it.each([
    ['012345', '012345'],
    [' 123456 ', '123456'],
    ['١٢٣٤٥٦', '123456'],
  ])('is read from %j as %s (VAL-26)', (text, code) => {
    expect(verificationCode(text)).toBe(code)
  })

  it.each(['', '12345', '1234567', '12345a', 'abcdef', '123 456', '-12345', '1234.5'])(
    'must have exactly six digits: %j has not (VAL-26, CONST-22)',
    (text) => {
      expect(VERIFICATION_CODE_DIGITS).toBe(6)
      expect(verificationCode(text)).toBeUndefined()
    },
  )
})
