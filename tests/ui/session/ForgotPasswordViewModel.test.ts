import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import type { AccountFailure } from '../../../src/ui/frame/AccountCalls.ts'
import { ConfirmEmailViewModel } from '../../../src/ui/session/ConfirmEmailViewModel.ts'
import { ForgotPasswordViewModel } from '../../../src/ui/session/ForgotPasswordViewModel.ts'

const PASSWORD = 'Other-1234!'
const refused = (translationKey: string) => refusal('NO', translationKey, { message: '' })
const OFFLINE = new ServiceUnavailable({ reason: 'offline' })

const open = (failures: { readonly send?: AccountFailure; readonly reset?: AccountFailure } = {}) => {
  const sent: Array<unknown> = []
  const answer = (failure: AccountFailure | undefined, ...what: ReadonlyArray<string>) => {
    sent.push(what)
    return Promise.resolve(
      failure ? ({ kind: 'failed', failure } as const) : ({ kind: 'done', value: undefined } as const),
    )
  }
  const view = new ForgotPasswordViewModel({
    sendResetCode: (email) => answer(failures.send, email),
    resetPassword: (...reset) => answer(failures.reset, ...reset),
  })
  return { view, sent }
}
const atCode = async (failures = {}) => {
  const opened = open(failures)
  opened.view.typeEmail(' ema@new.test ')
  await opened.view.send()
  opened.view.newPassword.typePassword(PASSWORD)
  opened.view.newPassword.typeRepeated(PASSWORD)
  return opened
}

describe('ForgotPasswordViewModel', () => {
  it('sends one code, also if the person goes on while it is sent (AUTH-10)', async () => {
    const { view, sent } = open()
    view.typeEmail('ema@new.test')
    const sending = view.send()
    view.enterCode()
    expect([view.page, view.isBusy]).toEqual(['address', true])
    await sending
    expect([view.page, sent.length]).toEqual(['code', 1])
  })

  it('asks for the address, then for the code and a new password (ROUTE-03, AUTH-10)', async () => {
    const { view, sent } = await atCode()
    expect([view.page, sent]).toEqual(['code', [['ema@new.test']]])
    view.typeCode(' ١٢٣٤٥٦ ')
    await view.reset()
    expect([view.page, sent[1]]).toEqual(['done', ['ema@new.test', '123456', PASSWORD]])
  })

  it.each([
    ['', 'password-email-missing'],
    ['ema', 'account-email-invalid'],
  ])('sends nothing to %j and shows why (AUTH-10)', async (email, problem) => {
    const { view, sent } = open()
    view.typeEmail(email)
    await view.send()
    view.enterCode()
    expect([view.emailProblem, view.page, sent]).toEqual([problem, 'address', []])
  })

  it.each([
    ['', 'account-code-missing'],
    ['12345', 'account-code-invalid'],
    ['1234567', 'account-code-invalid'],
    ['12345a', 'account-code-invalid'],
  ])('does not send the code %j (VAL-26, CONST-22)', async (code, problem) => {
    const { view, sent } = await atCode()
    view.typeCode(code)
    await view.reset()
    expect([view.codeProblem, view.firstWrongField, sent.length]).toEqual([problem, 'code', 1])
  })

  it('validates the new password (VAL-24, VAL-25)', async () => {
    const { view, sent } = await atCode()
    view.typeCode('123456')
    view.newPassword.typeRepeated('other')
    await view.reset()
    expect([view.firstWrongField, sent.length]).toEqual(['repeated', 1])
  })

  it('keeps the input when the code is refused, and sends another code on request (AUTH-10)', async () => {
    const { view, sent } = await atCode({ reset: refused('account.code-not-valid') })
    view.typeCode('123456')
    await view.reset()
    expect([view.problem, view.code, view.newPassword.password]).toEqual([
      { id: 'account-code-not-valid' },
      '123456',
      PASSWORD,
    ])
    await view.send()
    expect([view.isSentAgain, view.page, sent.length]).toEqual([true, 'code', 3])
  })

  it('reports too many attempts or a lost connection (AUTH-04)', async () => {
    const { view } = open({ send: OFFLINE })
    view.typeEmail('ema@new.test')
    await view.send()
    expect([view.problem, view.page]).toEqual([{ id: 'account-offline' }, 'address'])
    const limited = await atCode({ reset: new ServiceUnavailable({ reason: 'too-many' }) })
    limited.view.typeCode('123456')
    await limited.view.reset()
    expect(limited.view.problem).toEqual({ id: 'failure-too-many' })
  })

  it('continues to the code of an earlier mail, and back to another address (ROUTE-03)', () => {
    const { view, sent } = open()
    view.typeEmail('ema@new.test')
    view.enterCode()
    expect([view.page, sent]).toEqual(['code', []])
    view.otherEmail()
    expect(view.page).toBe('address')
  })
})

describe('ConfirmEmailViewModel', () => {
  const follow = async (answer: 'confirmed' | 'already-confirmed' | AccountFailure, token = 'token') => {
    const view = new ConfirmEmailViewModel(
      {
        confirmEmail: () =>
          Promise.resolve(
            typeof answer === 'string' ? { kind: 'done', value: answer } : { kind: 'failed', failure: answer },
          ),
      },
      token,
    )
    await view.confirm()
    return view.state
  }

  it('confirms the address, and reports an earlier confirmation (AUTH-09)', async () => {
    expect(await follow('confirmed')).toEqual({ step: 'answered', outcome: 'confirmed' })
    expect(await follow('already-confirmed')).toEqual({ step: 'answered', outcome: 'already-confirmed' })
  })

  it('offers no retry for an invalid or empty link, but does without a connection (AUTH-09)', async () => {
    const notValid = { step: 'failed', problem: { id: 'account-link-not-valid' }, mayRetry: false }
    expect(await follow(refused('account.link-not-valid'))).toEqual(notValid)
    expect(await follow('confirmed', '')).toEqual(notValid)
    expect(await follow(OFFLINE)).toMatchObject({ problem: { id: 'account-offline' }, mayRetry: true })
  })
})
