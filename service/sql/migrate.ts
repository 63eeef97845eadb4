import { Migrator } from 'kysely/migration'
import * as beginning from './migrations/0001_beginning.ts'
import * as customersAndVouchers from './migrations/0002_customers_and_vouchers.ts'
import * as history from './migrations/0003_history.ts'
import * as proofs from './migrations/0004_proofs.ts'
import * as registration from './migrations/0005_registration.ts'
import * as guests from './migrations/0006_guests.ts'
import * as payments from './migrations/0007_payments.ts'
import * as guestAccounts from './migrations/0008_guest_accounts.ts'
import * as bulkJobs from './migrations/0009_bulk_jobs.ts'
import * as paymentsOfOrder from './migrations/0010_payments_of_order.ts'
import * as customerWords from './migrations/0011_customer_words.ts'
import * as bulkPlacings from './migrations/0012_bulk_placings.ts'
import * as orderCodes from './migrations/0013_order_codes.ts'
import * as lateOrders from './migrations/0014_late_orders.ts'
import type { Sql } from './tables.ts'

/** Forward only: never change a migration that has run anywhere; add a new one at the end. */
const MIGRATIONS = {
  '0001_beginning': beginning,
  '0002_customers_and_vouchers': customersAndVouchers,
  '0003_history': history,
  '0004_proofs': proofs,
  '0005_registration': registration,
  '0006_guests': guests,
  '0007_payments': payments,
  '0008_guest_accounts': guestAccounts,
  '0009_bulk_jobs': bulkJobs,
  '0010_payments_of_order': paymentsOfOrder,
  '0011_customer_words': customerWords,
  '0012_bulk_placings': bulkPlacings,
  '0013_order_codes': orderCodes,
  '0014_late_orders': lateOrders,
  // The folding changed, so that the words are folded again.
  '0015_customer_words': customerWords,
  '0016_customer_words': customerWords,
}

/** Whether this version of the program has the migration. */
export const isMigration = (name: string): boolean => Object.hasOwn(MIGRATIONS, name)

/** Migrates the tables to the latest version, or to `last`; of several processes that start at once, one migrates. */
export const migrate = async (sql: Sql, last?: string): Promise<void> => {
  const migrator = new Migrator({ db: sql, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The tables could not be brought up to date')
}
