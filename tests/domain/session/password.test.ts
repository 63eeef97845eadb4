import { describe, expect, it } from 'vitest'
import { newPasswordRefusals, MIN_PASSWORD_LENGTH, PASSWORD_SPECIALS } from '../../../src/domain/session/password.ts'

const refusalsOf = (password: string) => newPasswordRefusals({ password, repeated: password })

describe('A new password', () => {
  it.each(['Demo-1234!', 'aB3$aB3$', 'Příliš1!'])('may be %s (VAL-24)', (password) => {
    expect(refusalsOf(password)).toEqual([])
  })

  it.each([
    ['Abcd12!', ['too-short']],
    ['Abcdefg!', ['number-missing']],
    ['abcdef1!', ['uppercase-missing']],
    ['ABCDEF1!', ['lowercase-missing']],
    ['Abcdefg1', ['special-missing']],
    ['1234567!', ['uppercase-missing', 'lowercase-missing', 'letter-missing']],
    [
      '',
      ['too-short', 'number-missing', 'uppercase-missing', 'lowercase-missing', 'letter-missing', 'special-missing'],
    ],
  ])('is refused for %j (VAL-24, CONST-20)', (password, refusals) => {
    expect(refusalsOf(password)).toEqual(refusals)
  })

  it('has at least eight characters, counting an emoji as one (VAL-24, CONST-20)', () => {
    expect(MIN_PASSWORD_LENGTH).toBe(8)
    expect(refusalsOf('Abcd12!🎂')).toEqual([])
    expect(refusalsOf('Abc12!🎂')).toEqual(['too-short'])
  })

  it.each(Array.from('!@#$%^&*'))('accepts %s as its special character (CONST-20, CON-18)', (special) => {
    expect(PASSWORD_SPECIALS).toBe('!@#$%^&*')
    expect(refusalsOf(`Abcdefg1${special}`)).toEqual([])
  })

  it.each(Array.from('-_?.+€ '))('may contain %j, which does not count as special (OP-71)', (other) => {
    expect(refusalsOf(`Abcdefg1${other}`)).toEqual(['special-missing'])
    expect(refusalsOf(`Abcdefg1!${other}`)).toEqual([])
  })

  it('must be typed the same twice (VAL-25)', () => {
    expect(newPasswordRefusals({ password: 'Demo-1234!', repeated: 'Demo-1234' })).toEqual(['entries-differ'])
    expect(newPasswordRefusals({ password: 'Demo-1234!', repeated: 'Demo-1234! ' })).toEqual(['entries-differ'])
  })

  it('lists missing characters before differing entries (VAL-25)', () => {
    expect(newPasswordRefusals({ password: 'Demo1234', repeated: '' })).toEqual(['special-missing', 'entries-differ'])
  })
})
