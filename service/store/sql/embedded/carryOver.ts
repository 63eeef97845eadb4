import { sql, type Transaction } from 'kysely'
import type { Log } from '../../../base/log.ts'
import { migrate } from '../migrate.ts'
import type { Sql, Tables } from '../tables.ts'

/** Rows per statement; one may contain two pictures. */
const ROWS = 100
const MIGRATIONS = 'kysely_migration'

type Within = Transaction<Tables>

/** One text for each value, on both sides. */
const SAME_TEXTS = sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
  set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true),
  set_config('intervalstyle', 'postgres', true)`

const tablesOf = async (database: Sql): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(database)
  return rows.map(({ name }) => name).filter((name) => !name.startsWith(MIGRATIONS))
}

/** The name of the last migration of a database; `undefined` if it has none. */
const lastMigration = async (database: Sql): Promise<string | undefined> => {
  const { rows: tables } = await sql`select 1 as one from pg_class where relname = ${MIGRATIONS}`.execute(database)
  if (tables.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select max(name) as name from ${sql.table(MIGRATIONS)}`.execute(database)
  return rows[0]?.name
}

interface Column {
  readonly name: string
  readonly type: string
}

const columnsOf = async (database: Sql, table: string): Promise<ReadonlyArray<Column>> => {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(database)
  return rows
}

const listed = (parts: ReadonlyArray<ReturnType<typeof sql>>) => sql.join(parts, sql`, `)

/** Copies the rows in their text form, which is exact for each type: a `Date` would lose microseconds. */
const copyRows = async (from: Within, to: Within, table: string, columns: ReadonlyArray<Column>): Promise<void> => {
  const names = columns.map((_, place) => `c${place}`)
  const texts = listed(columns.map(({ name }, place) => sql`${sql.ref(name)}::text as ${sql.ref(names[place] ?? '')}`))
  await sql`declare carried no scroll cursor for select ${texts} from ${sql.table(table)}`.execute(from)
  const values = listed(columns.map(({ type }, place) => sql`${sql.ref(names[place] ?? '')}::${sql.raw(type)}`))
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`fetch ${sql.lit(ROWS)} from carried`.execute(from)
    if (rows.length === 0) break
    const lists = listed(names.map((name) => sql`${rows.map((row) => row[name] ?? null)}::text[]`))
    await sql`
      insert into ${sql.table(table)} (${listed(columns.map(({ name }) => sql`${sql.ref(name)}`))})
      select ${values} from unnest(${lists}) as carried(${listed(names.map((name) => sql`${sql.ref(name)}`))})`.execute(
      to,
    )
  }
  await sql`close carried`.execute(from)
}

/** The number of rows, and a sum over their contents that does not depend on their order. */
const contentOf = async (within: Within, table: string, columns: ReadonlyArray<Column>): Promise<string> => {
  const row = listed(columns.map(({ name }) => sql`${sql.ref(name)}`))
  const { rows } = await sql<{ content: string }>`
    select count(*) || ' rows, ' || coalesce(sum(hashtextextended(row(${row})::text, 0)::numeric), 0) as content
    from ${sql.table(table)}`.execute(within)
  return rows[0]?.content ?? ''
}

/**
 * Copies all rows of a database of this program into an empty one, which first gets the tables as that database has
 * them; `from` stays as it is. Rejects if a table differs afterwards.
 */
export const carryOver = async (from: Sql, to: Sql, log: Log): Promise<void> => {
  const level = await lastMigration(from)
  if (level !== undefined) await migrate(to, level)
  const tables = await tablesOf(to)
  const others = (await tablesOf(from)).filter((table) => !tables.includes(table))
  if (others.length > 0) log.info('tables-not-carried-over', { tables: others })
  await from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      await SAME_TEXTS.execute(source)
      await SAME_TEXTS.execute(target)
      // The source has checked its foreign keys; without the check, the order of the tables is free.
      await sql`set local session_replication_role = replica`.execute(target)
      for (const table of tables) {
        const columns = await columnsOf(target, table)
        await copyRows(source, target, table, columns)
        const [expected, found] = [await contentOf(source, table, columns), await contentOf(target, table, columns)]
        if (expected !== found) throw new Error(`table ${table} has ${found} instead of ${expected}`)
      }
    }),
  )
}
