import { describe, expect, it } from 'vitest'
import { NewPasswordViewModel } from '../../../src/ui/session/NewPasswordViewModel.ts'

const RIGHT = 'Demo-1234!'
const metOf = (password: string) =>
  new NewPasswordViewModel({ password }).rules.filter(({ isMet }) => isMet).map(({ textId }) => textId)

describe('NewPasswordViewModel', () => {
  it.each([
    ['', []],
    ['a', ['password-rule-lowercase']],
    ['A', ['password-rule-uppercase']],
    ['7', ['password-rule-number']],
    ['&', ['password-rule-special']],
    ['-------- ', ['password-rule-length']],
    [RIGHT, ['length', 'uppercase', 'lowercase', 'number', 'special'].map((rule) => `password-rule-${rule}`)],
  ])('checks the rules that %j meets while typing (VAL-24)', (password, met) => {
    expect(metOf(password)).toEqual(met)
  })

  it('shows no error before the submission, then all errors with the first to focus (VAL-24, VAL-25)', () => {
    const view = new NewPasswordViewModel()
    expect([view.passwordProblem, view.repeatedProblem, view.firstWrongField]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(view.ask()).toBe(false)
    expect([view.passwordProblem, view.repeatedProblem, view.firstWrongField]).toEqual([
      'password-missing',
      'password-repeat-missing',
      'password',
    ])
  })

  it('shows an unmet rule and clears it when it is met (VAL-24)', () => {
    const view = new NewPasswordViewModel({ password: 'Demo1234', repeated: 'Demo1234' })
    view.ask()
    expect([view.passwordProblem, view.firstWrongField]).toEqual(['password-rules-not-met', 'password'])
    view.typePassword(RIGHT)
    view.typeRepeated(RIGHT)
    expect([view.passwordProblem, view.firstWrongField, view.isRight]).toEqual([undefined, undefined, true])
  })

  it('shows a difference after the second field lost the focus, not while typing (VAL-25)', () => {
    const view = new NewPasswordViewModel({ password: RIGHT })
    view.typeRepeated('Demo')
    expect(view.repeatedProblem).toBeUndefined()
    view.leaveRepeated()
    expect(view.repeatedProblem).toBe('password-entries-differ')
    view.typeRepeated(RIGHT)
    expect(view.repeatedProblem).toBeUndefined()
  })

  it('focuses the second entry if it differs on submission (VAL-25)', () => {
    const view = new NewPasswordViewModel({ password: RIGHT, repeated: `${RIGHT} ` })
    expect(view.ask()).toBe(false)
    expect([view.passwordProblem, view.repeatedProblem, view.firstWrongField]).toEqual([
      undefined,
      'password-entries-differ',
      'repeated',
    ])
  })
})
