import { refusal } from '../../../src/adapters/memory/refusals.ts'
import { describe, expect, it } from 'vitest'
import type { NewAccount } from '../../../src/application/ports/Accounts.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import type { AccountCalls, AccountFailure } from '../../../src/ui/frame/AccountCalls.ts'
import { RegisterViewModel } from '../../../src/ui/session/RegisterViewModel.ts'
import { theDeployment } from '../market/showPage.tsx'

const TYPED = {
  email: ' ema@new.test ',
  phone: '602 000 088',
  vendorCode: ' OPEN-1 ',
  password: 'Demo-1234!',
  repeated: 'Demo-1234!',
}

const open = (failure?: AccountFailure, typed: Readonly<Record<string, string>> = TYPED, deployment = 'dobrego-cz') => {
  const sent: Array<NewAccount> = []
  const register: AccountCalls['register'] = (account) => {
    sent.push(account)
    return Promise.resolve(failure ? { kind: 'failed', failure } : { kind: 'done', value: instantAt(0) })
  }
  return { sent, view: new RegisterViewModel({ register }, theDeployment(deployment), () => 'cs', typed) }
}
const refused = (translationKey: string, field?: string) =>
  refusal('NO', translationKey, { message: 'in the words of the service', ...(field !== undefined && { field }) })

describe('RegisterViewModel', () => {
  it('sends the vendor code in countries that use it, and names the address to confirm (AUTH-06, AUTH-09, OP-54)', async () => {
    const { view, sent } = open()
    await view.submit()
    expect(sent).toEqual([
      {
        email: 'ema@new.test',
        phone: '602 000 088',
        password: 'Demo-1234!',
        identifiedBy: { vendorCode: 'OPEN-1' },
        language: 'cs',
      },
    ])
    expect(view.registeredEmail).toBe('ema@new.test')
  })

  it('sends the business name in countries that use it, never a vendor code (AUTH-14, OP-54)', async () => {
    const { view, sent } = open(undefined, { ...TYPED, businessName: ' Café ' }, 'ferrywing-hk')
    await view.submit()
    expect(sent[0]?.identifiedBy).toEqual({ businessName: 'Café' })
  })

  it.each([
    ['dobrego-cz', { ...TYPED, vendorCode: '', businessName: 'Kavárna' }, 'vendorCode', 'account-vendor-code-missing'],
    ['ferrywing-hk', TYPED, 'businessName', 'account-business-name-missing'],
  ] as const)('requires in %s what the registration type needs (AUTH-14, OP-54)', async (id, typed, field, text) => {
    const { view, sent } = open(undefined, typed, id)
    await view.submit()
    expect([sent, view.firstWrongField, view.problemOf(field)]).toEqual([[], field, text])
  })

  it('sends nothing with errors, marks all and focuses the first (ROUTE-04, AUTH-14, VAL-24)', async () => {
    const { view, sent } = open(undefined, { email: 'ema', phone: '12' })
    await view.submit()
    expect(sent).toEqual([])
    expect(view.firstWrongField).toBe('vendorCode')
    expect((['vendorCode', 'businessName', 'email', 'phone'] as const).map(view.problemOf)).toEqual([
      'account-vendor-code-missing',
      undefined,
      'account-email-invalid',
      'account-phone-impossible',
    ])
    expect(view.newPassword.firstWrongField).toBe('password')
    view.type('vendorCode', 'OPEN-1')
    view.type('email', 'ema@new.test')
    view.type('phone', '602 000 088')
    expect(view.firstWrongField).toBe('password')
  })

  it.each([
    ['account.email-registered', 'email', 'account-email-registered'],
    ['account.vendor-code-unknown', 'vendorCode', 'account-vendor-code-unknown'],
    ['account.phone-impossible', 'phone', 'account-phone-impossible'],
  ] as const)(
    'shows %s at its field until it changes, and keeps the input (AUTH-06, AUTH-08, AUTH-11)',
    async (key, field, text) => {
      const { view } = open(refused(key, field))
      await view.submit()
      expect([view.problemOf(field), view.problem, view.firstWrongField]).toEqual([text, undefined, field])
      expect([view.newPassword.password, view.draft.email]).toEqual([TYPED.password, TYPED.email])
      view.type(field, field === 'email' ? 'other@new.test' : '602 000 099')
      expect(view.firstWrongField).toBeUndefined()
    },
  )

  it.each(['', 'error.unheard-of'])('reports that no account was created for the key %j (AUTH-07)', async (key) => {
    const { view } = open(refused(key))
    await view.submit()
    expect(view.problem).toEqual({ id: 'account-not-created' })
  })

  it('reports a lost connection (AUTH-04)', async () => {
    const { view } = open(new ServiceUnavailable({ reason: 'offline' }))
    await view.submit()
    expect([view.problem, view.isBusy]).toEqual([{ id: 'account-offline' }, false])
  })
})
