import fc from 'fast-check'
import { sql as statement } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { customerSearch } from '../../service/store/customerWords.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlCustomerStore } from '../../service/sql/sqlCustomerStore.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import type { CustomerSearch, CustomerStore, CustomerToSave } from '../../service/store/customerStore.ts'
import { instantAt, plus, type Instant } from '../../src/domain/instant.ts'
import { CZ, DESTINATION, orderJson, SG } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))

const customer = (more: Partial<CustomerToSave> = {}): CustomerToSave => ({
  name: 'Karel Novák',
  phone_number: '+420602000001',
  ...DESTINATION,
  address: '4, Lucerna, Štěpánská 61',
  notes: '',
  ...more,
})
let serial = 0
const unique = () => `c${(serial += 1)}`
const search = (query: string): CustomerSearch => customerSearch(query) ?? { words: [], digits: [] }

/** The contract of the address book on every database (API-11). */
export const customersContract = (name: string, database: () => Database): void => {
  describe(`sqlCustomerStore on ${name}`, () => {
    let customers: CustomerStore
    let vendor: string
    beforeEach(() => {
      customers = sqlCustomerStore(database().sql)
      vendor = unique()
    })

    it('adds one entry for concurrent saves of one customer (API-11)', async () => {
      const saved = await Promise.all(Array.from({ length: 30 }, () => customers.save(CZ, vendor, customer())))
      expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
      expect(await customers.search(CZ, vendor, search('karel'), 20)).toEqual([saved[0]])
    })

    it('merges two customers that concurrently become equal, and adds up their uses (API-11)', async () => {
      await customers.addMany(CZ, vendor, [
        { ...customer({ phone_number: '+420602000002' }), used: 2, usedAt: NOW },
        { ...customer({ phone_number: '+420602000003' }), used: 3, usedAt: plus(NOW, 1) },
      ])
      const both = await customers.search(CZ, vendor, search('karel'), 20)
      await Promise.all(both.map(({ id }) => customers.change(CZ, vendor, id, customer())))
      const found = await customers.search(CZ, vendor, search('karel'), 20)
      expect(found.map(({ phone_number, used, last_used_at }) => [phone_number, used, last_used_at])).toEqual([
        ['+420602000001', 5, new Date(NOW + 1).toISOString()],
      ])
    })

    it.each([
      ['Jana Nováková', 'novakova'],
      ['Jürgen Groß', 'GROSS'],
      ['Işıl İnan', 'isil inan'],
      ['Bjørn Łukasz', 'bjorn lukasz'],
      ['أحمد مصطفى', 'احمد مصطفي'],
      ['مُحَمَّد عليّ', 'محمد علي'],
      ['น้ำผึ้ง', 'นำผึง'],
      ['ﾀﾅｶ', 'たなか'],
      ['髙橋 渡邊', '高橋 渡辺'],
      ['广东 陈伟', '廣東 陳偉'],
      ['\u1000\u103B\u103D', '\u1000\u103D\u103B'],
      ['\u179F\u17D2\u178F\u17D2\u179A\u17B8', '\u179F\u17D2\u179A\u17D2\u178F\u17B8'],
    ])('finds the customer %s typed as %s (API-11)', async (name, typed) => {
      const saved = await customers.save(CZ, vendor, customer({ name }))
      await customers.save(CZ, vendor, customer({ name: 'Petr', phone_number: '+420602000009' }))
      expect(await customers.search(CZ, vendor, search(typed), 20)).toEqual([saved])
    })

    it.each([
      ['কুমার', 'কূমার'],
      ['กิน', 'กัน'],
      ['かき', 'かぎ'],
    ])('does not find the customer %s typed as %s: another vowel or consonant (API-11)', async (name, typed) => {
      await customers.save(CZ, vendor, customer({ name }))
      expect(await customers.search(CZ, vendor, search(typed), 20)).toEqual([])
    })

    it('finds every saved name by that name and returns it unchanged (API-11, ENT-08)', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
          const own = unique()
          const name = `${text.replaceAll('\0', '')} Karel`
          const saved = await customers.save(CZ, own, customer({ name }))
          expect(saved.name).toBe(name)
          expect(await customers.search(CZ, own, search(name), 20)).toEqual([saved])
        }),
        { numRuns: 60 },
      )
    })

    it('reads only the customers of the vendor, however many others have (API-11)', async () => {
      const many = (of: string) =>
        customers.addMany(
          CZ,
          of,
          Array.from({ length: 200 }, (_, index) => ({
            ...customer({ phone_number: `+4206030${String(index).padStart(5, '0')}` }),
            used: 0,
            usedAt: undefined,
          })),
        )
      for (const of of [vendor, ...Array.from({ length: 30 }, unique)]) await many(of)
      await statement`analyze customers`.execute(database().sql)
      const read = await database()
        .sql.transaction()
        .execute(async (transaction) => {
          await sqlCustomerStore(transaction).search(CZ, vendor, search('karel 603'), 20)
          const { rows } = await statement<{ seq_scan: number; idx_tup_fetch: number }>`
            select seq_scan::integer, idx_tup_fetch::integer from pg_stat_xact_user_tables
            where relname = 'customers'`.execute(transaction)
          return rows
        })
      const [{ seq_scan: scans, idx_tup_fetch: rows } = { seq_scan: 1, idx_tup_fetch: 0 }] = read
      expect([scans, rows >= 200, rows < 400]).toEqual([0, true, true])
    })

    it('counts every order of a customer, also concurrent ones, in its deployment only (API-11)', async () => {
      await customers.save(CZ, vendor, customer())
      await customers.save(SG, vendor, customer())
      const orders = sqlOrderStore(database().sql, { random: Math.random, clock: () => NOW, changed: () => undefined })
      const order = (at: Instant) => {
        const plain = orderJson(vendor, unique(), at)
        const location = { ...plain.customer.location, address: '4,Lucerna , Štěpánská 61' }
        return { ...plain, customer: { ...plain.customer, phone_number: '602 000 001', location } }
      }
      const intent = () => ({ accountId: 'account', key: unique(), fingerprint: 'same' })
      await Promise.all(Array.from({ length: 7 }, (_, index) => orders.place(CZ, order(plus(NOW, index)), intent())))
      const [here] = await customers.search(CZ, vendor, search('karel'), 20)
      const [there] = await customers.search(SG, vendor, search('karel'), 20)
      expect([here?.used, here?.last_used_at, there?.used]).toEqual([7, new Date(NOW + 6).toISOString(), 0])
    })
  })
}
