import { CompiledQuery } from 'kysely'
import type { Sql } from './tables.ts'

/** Resolves when the database has answered. */
export const askDatabase = (sql: Sql): Promise<unknown> => sql.executeQuery(CompiledQuery.raw('select 1'))
