import { randomBytes } from 'node:crypto'
import { sql as statement, type Selectable } from 'kysely'
import type { Instant } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { customerWords } from '../store/customerWords.ts'
import { addressKey } from './addressKey.ts'
import { isoText } from '../base/wireTime.ts'
import type { CustomerStore, CustomerToSave, SavedCustomer } from '../store/customerStore.ts'
import type { Sql, Tables } from './tables.ts'

type Row = Selectable<Tables['customers']>

const COLUMNS = [
  'id',
  'name',
  'phone_number',
  'latitude',
  'longitude',
  'address',
  'notes',
  'used',
  'last_used_at',
] as const
type Shown = Pick<Row, (typeof COLUMNS)[number]>

const asSaved = ({ last_used_at: usedAt, ...row }: Shown): SavedCustomer => ({
  ...row,
  last_used_at: usedAt === null ? null : isoText(usedAt),
})

const newId = (): string => randomBytes(12).toString('base64url')

/** The stored columns of a customer, including those for searching and comparing. */
const columnsOf = ({ name, phone_number, latitude, longitude, address, notes }: CustomerToSave) => ({
  name,
  phone_number,
  latitude,
  longitude,
  address,
  notes,
  address_key: addressKey(address),
  words: customerWords({ name, address }),
})

const ROWS_AT_ONCE = 500
const ATTEMPTS = 5

const UNIQUE_VIOLATION = '23505'
const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === UNIQUE_VIOLATION

export const sqlCustomerStore = (sql: Sql): CustomerStore => {
  /**
   * Updates a customer; if another customer has the new number and address, merges that one into it, in one statement.
   */
  const change = async (deployment: string, vendorId: string, id: string, customer: CustomerToSave) => {
    const columns = columnsOf(customer)
    const same = sql
      .deleteFrom('customers')
      .where('deployment', '=', deployment)
      .where('vendor_id', '=', vendorId)
      .where('phone_number', '=', columns.phone_number)
      .where('address_key', '=', columns.address_key)
      .where('id', '!=', id)
      .where((is) =>
        is.exists(
          is
            .selectFrom('customers as mine')
            .select('mine.id')
            .where('mine.deployment', '=', deployment)
            .where('mine.vendor_id', '=', vendorId)
            .where('mine.id', '=', id),
        ),
      )
      .returning(['used', 'last_used_at'])
    const row = await sql
      .with('same', () => same)
      .updateTable('customers')
      .set((is) => ({
        ...columns,
        used: statement<number>`used + coalesce((${is.selectFrom('same').select('used')}), 0)`,
        last_used_at: statement<Instant | null>`greatest(last_used_at, (${is.selectFrom('same').select('last_used_at')}))`,
      }))
      .where('deployment', '=', deployment)
      .where('vendor_id', '=', vendorId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst()
    return row && asSaved(row)
  }

  return {
    search: async (deployment, vendorId, { words, digits }, most) => {
      const prefix = deploymentOf(deployment)?.country.phonePrefix ?? '+'
      const name = statement`split_part(words, E'\n', 1)`
      const all = (conditions: ReadonlyArray<ReturnType<typeof statement>>, between: 'and' | 'or') =>
        statement<boolean>`(${statement.join(conditions, statement.raw(` ${between} `))})`
      const holds = all(
        words.map((word) => statement`words like ${`%${word}%`}`),
        'and',
      )
      const beginsName = all(
        words.map((word) => statement`${name} like ${`% ${word}%`}`),
        'and',
      )
      const isNumber =
        digits.length === 0
          ? statement<boolean>`false`
          : all(
              digits.flatMap((form) =>
                [`%${form}`, `+${form}%`, `${prefix}${form}%`].map((like) => statement`phone_number like ${like}`),
              ),
              'or',
            )
      const rows = await sql
        .selectFrom('customers')
        .select(COLUMNS)
        .where('deployment', '=', deployment)
        .where('vendor_id', '=', vendorId)
        .where(statement<boolean>`(${holds} or ${isNumber})`)
        .orderBy(statement`(${isNumber} or ${beginsName})`, 'desc')
        .orderBy('used', 'desc')
        .orderBy('last_used_at', (order) => order.desc().nullsLast())
        .orderBy('words')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(asSaved)
    },

    save: async (deployment, vendorId, customer) => {
      const columns = columnsOf(customer)
      const row = await sql
        .insertInto('customers')
        .values({ deployment, vendor_id: vendorId, id: newId(), ...columns, last_used_at: null })
        .onConflict((conflict) =>
          conflict.columns(['deployment', 'vendor_id', 'phone_number', 'address_key']).doUpdateSet(columns),
        )
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      return asSaved(row)
    },

    change: async (deployment, vendorId, id, customer) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await change(deployment, vendorId, id, customer)
        } catch (error) {
          // A concurrent call saved a customer with the same number and address; the next attempt merges it.
          if (attempt === ATTEMPTS || !isThereAlready(error)) throw error
        }
      }
    },

    remove: async (deployment, vendorId, id) => {
      await sql
        .deleteFrom('customers')
        .where('deployment', '=', deployment)
        .where('vendor_id', '=', vendorId)
        .where('id', '=', id)
        .execute()
    },

    addMany: async (deployment, vendorId, customers) => {
      for (let from = 0; from < customers.length; from += ROWS_AT_ONCE) {
        const rows = customers.slice(from, from + ROWS_AT_ONCE).map(({ used, usedAt, ...customer }) => ({
          deployment,
          vendor_id: vendorId,
          id: newId(),
          ...columnsOf(customer),
          used,
          last_used_at: usedAt ?? null,
        }))
        await sql
          .insertInto('customers')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}
