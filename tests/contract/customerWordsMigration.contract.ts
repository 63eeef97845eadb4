import { sql as statement, type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { customerWords } from '../../service/store/customerWords.ts'
import { up as beginning } from '../../service/sql/migrations/0001_beginning.ts'
import { up as customersAndVouchers } from '../../service/sql/migrations/0002_customers_and_vouchers.ts'
import { up as foldWords } from '../../service/sql/migrations/0011_customer_words.ts'

/** More than one statement of the migration handles. */
const CUSTOMERS = 2_100
const NAMES = ['Jana Nováková', 'さとう ﾀﾅｶ', 'ကွျ', 'مُحَمَّد', 'কুমার']

/** Existing customers get the words of new ones (`0011_customer_words.ts`). `open` returns an empty database. */
export const customerWordsMigrationContract = (name: string, open: () => Promise<Kysely<unknown>>): void => {
  describe(`migration 0011_customer_words on ${name}`, () => {
    it('folds the words of saved customers again (API-11)', async () => {
      const sql = await open()
      await beginning(sql)
      await customersAndVouchers(sql)
      const customers = Array.from({ length: CUSTOMERS }, (_, at) => ({
        vendor: `v${at % 3}`,
        id: `c${at}`,
        name: `${NAMES[at % NAMES.length]} ${at}`,
        address: ',,ถนนสีลม 5',
      }))
      await statement`
        insert into customers (deployment, vendor_id, id, name, phone_number, latitude, longitude, address, address_key,
          notes, words)
        values ${statement.join(
          customers.map(
            ({ vendor, id, name: called, address }) =>
              statement`('dobrego-cz', ${vendor}, ${id}, ${called}, '+420602000001', 50, 14, ${address}, ${id}, '', 'old')`,
          ),
        )}`.execute(sql)
      await foldWords(sql)
      const { rows } = await statement<{ id: string; words: string }>`select id, words from customers`.execute(sql)
      const words = new Map(rows.map((row) => [row.id, row.words]))
      expect(customers.map(({ id }) => words.get(id))).toEqual(customers.map(customerWords))
      await sql.destroy()
    })
  })
}
