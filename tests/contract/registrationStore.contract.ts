import { describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlAccountStore } from '../../service/sql/sqlAccountStore.ts'
import { sqlRegistrationStore } from '../../service/sql/sqlRegistrationStore.ts'
import { sqlResetStore } from '../../service/sql/sqlResetStore.ts'
import { sqlSessionStore } from '../../service/sql/sqlSessionStore.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import { ANNA, CZ, SG, vendorJson } from '../support/smallWorld.ts'
import type { NewRegistration } from '../../service/store/accountStore.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
let serial = 0
const unique = (name: string) => `${name}${(serial += 1)}`
const session = (id: string, accountId: string) => ({
  id,
  accountId,
  now: NOW,
  refreshHash: `of ${id}`,
  refreshUntil: plus(NOW, 1_000),
})

/** The contract of registrations and resets on every database (ADR 27). */
export const registrationStoreContract = (name: string, database: () => Database): void => {
  describe(`the account stores on ${name}`, () => {
    const open = () => {
      const { sql, feed } = database()
      return {
        accounts: sqlAccountStore(sql),
        registrations: sqlRegistrationStore(sql, feed),
        resets: sqlResetStore(sql),
        sessions: sqlSessionStore(sql),
      }
    }
    const newcomer = (more: Partial<NewRegistration> = {}): NewRegistration => {
      const id = unique('newcomer')
      return {
        account: { ...ANNA, id, email: `${id}@new.test`, vendorIds: [unique('vendor')] },
        passwordHash: 'hash',
        language: 'cs',
        linkHash: unique('link'),
        confirmUntil: plus(NOW, 1_000),
        now: NOW,
        ...more,
      }
    }
    const vendorOf = (account: { readonly vendorIds: ReadonlyArray<string> }) =>
      vendorJson({ vendor_id: account.vendorIds[0]!, name: 'Nová' })

    it('register an address once, also for concurrent calls (AUTH-08)', async () => {
      const { registrations } = open()
      const { account } = newcomer()
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => registrations.register(newcomer({ account: { ...account, id: unique('same') } }))),
      )
      expect(outcomes.sort()).toEqual(['email-registered', 'email-registered', 'registered'])
    })

    it('give the vendor of a code to one of several concurrent calls (AUTH-14)', async () => {
      const { registrations, accounts } = open()
      const [code, vendorId] = [unique('OPEN-'), unique('waiting')]
      await registrations.addVendorCode(CZ, code.toLowerCase(), vendorId)
      const people = [newcomer({ vendorCode: code }), newcomer({ vendorCode: code }), newcomer({ vendorCode: code })]
      const outcomes = await Promise.all(people.map(registrations.register))
      expect(outcomes.toSorted()).toEqual(['code-used', 'code-used', 'registered'])
      const { email } = people[outcomes.indexOf('registered')]!.account
      expect((await accounts.byEmail(CZ, email))?.account.vendorIds).toEqual([vendorId])
      expect(await registrations.vendorCodes(CZ)).toContainEqual({ code, vendorId, isUsed: true })
      expect(await registrations.register(newcomer({ vendorCode: 'NOBODYS' }))).toBe('code-unknown')
    })

    it('confirm once by the hash of a valid link, in its deployment (AUTH-09)', async () => {
      const { registrations, accounts } = open()
      const registration = newcomer()
      await registrations.register(registration)
      const { linkHash, account } = registration
      expect((await accounts.byEmail(CZ, account.email))?.isConfirmed).toBe(false)
      expect(await registrations.confirm(SG, linkHash, NOW, vendorOf)).toBe('not-valid')
      expect(await registrations.confirm(CZ, linkHash, plus(NOW, 1_000), vendorOf)).toBe('not-valid')
      const both = await Promise.all([1, 2].map(() => registrations.confirm(CZ, linkHash, NOW, vendorOf)))
      expect(both.sort()).toEqual(['already-confirmed', 'confirmed'])
      expect((await accounts.byEmail(CZ, account.email))?.isConfirmed).toBe(true)
    })

    it('delete exactly the unconfirmed accounts (AUTH-09, CONST-23)', async () => {
      const { registrations, accounts } = open()
      const [late, inTime] = [newcomer(), newcomer({ confirmUntil: plus(NOW, 9_000) })]
      await registrations.register(late)
      await registrations.register(inTime)
      await registrations.forgetUnconfirmed(plus(NOW, 5_000))
      expect(await accounts.byEmail(CZ, late.account.email)).toBeUndefined()
      expect(await accounts.byEmail(CZ, inTime.account.email)).toBeDefined()
      await registrations.confirm(CZ, inTime.linkHash, NOW, vendorOf)
      await registrations.forget(inTime.account.id)
      expect(await accounts.byEmail(CZ, inTime.account.email)).toBeDefined()
    })

    it('count concurrent attempts of a code, and consume it once (OP-18)', async () => {
      const { accounts, resets } = open()
      const account = { ...ANNA, id: unique('forgetful'), email: `${unique('forgetful')}@new.test` }
      await accounts.add(account, 'old')
      await resets.begin(account.id, 'first', plus(NOW, 1_000))
      await resets.begin(account.id, 'code', plus(NOW, 1_000))
      const tries = await Promise.all([1, 2, 3, 4].map(() => resets.tryCode(CZ, account.email.toUpperCase(), NOW, 3)))
      expect(tries.filter((held) => held !== undefined)).toHaveLength(3)
      expect(tries.find((held) => held !== undefined)).toEqual({ accountId: account.id, hash: 'code' })
      const finished = await Promise.all([1, 2].map(() => resets.finish(account.id, 'code', 'new')))
      expect(finished.sort()).toEqual([false, true])
      expect((await accounts.byEmail(CZ, account.email))?.passwordHash).toBe('new')
    })

    it('list the open sessions of an account (AUTH-10)', async () => {
      const { sessions } = open()
      const accountId = unique('account')
      const [one, other] = [unique('session'), unique('session')]
      await sessions.begin(session(one, accountId))
      await sessions.begin(session(other, accountId))
      await sessions.end(one, NOW)
      expect(await sessions.openOf(accountId)).toEqual([other])
    })

    it('keep a session from its first moment on, while expired ones are removed', async () => {
      const { sessions } = open()
      const accountId = unique('account')
      const ids = Array.from({ length: 8 }, () => unique('session'))
      await Promise.all(ids.flatMap((id) => [sessions.begin(session(id, accountId)), sessions.forgetExpired(NOW)]))
      expect((await sessions.openOf(accountId)).toSorted()).toEqual(ids.toSorted())
      await sessions.forgetExpired(plus(NOW, 1_000))
      expect(await sessions.openOf(accountId)).toEqual([])
    })
  })
}
