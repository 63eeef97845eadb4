import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryAccounts } from '../support/memory/MemoryAccounts.ts'
import type { NewAccount } from '../../src/application/ports/Accounts.ts'
import { confirmEmail, registerAccount, resetPassword, sendResetCode } from '../../src/application/session/accounts.ts'
import { DAY } from '../../src/domain/instant.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const EVA: NewAccount = {
  email: 'eva@new.test',
  password: 'Demo-1234!',
  phone: '602 000 088',
  identifiedBy: { businessName: 'Eva' },
  language: 'cs',
}

const world = () => {
  const accounts = makeMemoryAccounts()
  return { ...memoryPortal({ accounts }), accounts }
}

describe('Account use cases', () => {
  it('registers an account once and confirms it by the link in its mail within a day (AUTH-06, AUTH-09)', async () => {
    const { run, accounts } = world()
    expect(await run(registerAccount(EVA))).toBe(NOON + DAY)
    expect(await run(Effect.flip(registerAccount(EVA)))).toMatchObject({ reason: 'EMAIL_REGISTERED' })
    expect(await run(Effect.flip(confirmEmail('another token')))).toMatchObject({ reason: 'LINK_NOT_VALID' })
    expect(await run(confirmEmail(accounts.tokenFor(EVA.email) ?? ''))).toBe('confirmed')
  })

  it('resets a password once with the code from the mail; answers the same for an unknown address (AUTH-10, OP-18)', async () => {
    const { run, accounts } = world()
    await run(registerAccount(EVA))
    await run(confirmEmail(accounts.tokenFor(EVA.email) ?? ''))
    const answers = [await run(sendResetCode(EVA.email)), await run(sendResetCode('nobody@new.test'))]
    expect(answers).toEqual([undefined, undefined])
    const code = accounts.codeFor(EVA.email) ?? ''
    await run(resetPassword(EVA.email, code, 'Other-1234!'))
    expect(await run(Effect.flip(resetPassword(EVA.email, code, 'Third-1234!')))).toMatchObject({
      reason: 'CODE_NOT_VALID',
    })
  })
})
