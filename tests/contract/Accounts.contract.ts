import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsPort, NewAccount } from '../../src/application/ports/Accounts.ts'

export interface OpenAccounts {
  readonly accounts: AccountsPort
  /** An unused vendor code without an account. */
  readonly newVendorCode: () => Promise<string>
  /** The token of the latest mail to an address. */
  readonly tokenFor: (email: string) => Promise<string | undefined>
  readonly codeFor: (email: string) => Promise<string | undefined>
  readonly close: () => Promise<void>
}

/** The contract of every `Accounts` adapter (API-04, OP-18, OP-54). */
export const accountsContract = (adapter: string, open: () => Promise<OpenAccounts>) =>
  describe(`Accounts (${adapter})`, () => {
    let held: OpenAccounts
    let serial = 0
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    const newcomer = async (more: Partial<NewAccount> = {}): Promise<NewAccount> => ({
      email: `newcomer${(serial += 1)}@new.test`,
      password: 'Demo-1234!',
      phone: '602 000 088',
      identifiedBy: { vendorCode: await held.newVendorCode() },
      language: 'cs',
      ...more,
    })
    const run = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(work)
    const confirmed = async () => {
      const account = await newcomer()
      await run(held.accounts.register(account))
      await run(held.accounts.confirmEmail((await held.tokenFor(account.email))!))
      return account
    }

    it('registers an account once, to be confirmed within 24 hours (AUTH-06, AUTH-09, CONST-23)', async () => {
      const account = await newcomer()
      const until = await run(held.accounts.register(account))
      expect(until).toBeGreaterThan(0)
      const token = (await held.tokenFor(account.email))!
      expect(await run(held.accounts.confirmEmail(token))).toBe('confirmed')
      expect(await run(held.accounts.confirmEmail(token))).toBe('already-confirmed')
    })

    it('registers with an unused vendor code, and reports the field of a wrong one (AUTH-11, AUTH-14)', async () => {
      await run(held.accounts.register(await newcomer()))
      const wrong = await newcomer({ identifiedBy: { vendorCode: 'NOBODYS-1' } })
      expect(await run(Effect.flip(held.accounts.register(wrong)))).toMatchObject({
        _tag: 'ServiceRefusal',
        text: { id: 'account-vendor-code-unknown' },
        field: 'vendorCode',
      })
    })

    it('refuses a registered address (AUTH-08)', async () => {
      const { email } = await confirmed()
      const again = await newcomer({ email: email.toUpperCase() })
      expect(await run(Effect.flip(held.accounts.register(again)))).toMatchObject({
        text: { id: 'account-email-registered' },
        field: 'email',
      })
    })

    it('refuses an unknown confirmation link (AUTH-09)', async () => {
      expect(await run(Effect.flip(held.accounts.confirmEmail('nobodys')))).toMatchObject({
        text: { id: 'account-link-not-valid' },
      })
    })

    it('sends a code that resets the password once, and accepts unknown addresses too (AUTH-10, OP-18)', async () => {
      const { email } = await confirmed()
      await run(held.accounts.sendResetCode('nobody@new.test'))
      await run(held.accounts.sendResetCode(email))
      const code = (await held.codeFor(email))!
      const reset = (more: { email?: string; code?: string } = {}) =>
        held.accounts.resetPassword({ email, code, password: 'Other-1234!', ...more })
      const refused = { text: { id: 'account-code-not-valid' }, field: 'code' }
      expect(await run(Effect.flip(reset({ code: code === '000000' ? '000001' : '000000' })))).toMatchObject(refused)
      expect(await run(Effect.flip(reset({ email: 'nobody@new.test' })))).toMatchObject(refused)
      await run(reset())
      expect(await run(Effect.flip(reset()))).toMatchObject(refused)
    })
  })
