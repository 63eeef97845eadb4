import { CompiledQuery } from 'kysely'
import type { Sql } from './tables.ts'

/** Resolves when the database has answered. */
export const pingDatabase = (sql: Sql): Promise<unknown> => sql.executeQuery(CompiledQuery.raw('select 1'))
