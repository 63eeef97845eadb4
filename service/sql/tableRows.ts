import { sql, type Transaction } from 'kysely'
import type { Sql, Tables } from './tables.ts'

const MIGRATIONS = 'kysely_migration'

export type DatabaseTransaction = Transaction<Tables>

interface Column {
  readonly name: string
  /** As PostgreSQL writes it, such as `text[]`. */
  readonly type: string
}
export interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<Column>
}
/** The values of a row in their text form, which is exact for each type: a `Date` would lose microseconds. */
export type TextRow = ReadonlyArray<string | null>
/** What a table contains: the number of its rows, and a sum over their contents that does not depend on their order. */
export interface Content {
  readonly rows: number
  readonly sum: string
}

/** How many rows are in memory at once: fewer if they may contain pictures. */
export const rowsPerBatch = ({ columns }: Table): number => (columns.some(({ type }) => type === 'bytea') ? 4 : 100)

/** One text for each value, on every server. */
const SAME_TEXTS = sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
  set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true),
  set_config('intervalstyle', 'postgres', true)`
// PGlite ignores the settings of Kysely's transactions.
const ONE_SNAPSHOT = sql`set transaction isolation level repeatable read, read only`

/** Reads one snapshot of a database, whatever is written meanwhile. */
export const readSnapshot = <T>(from: Sql, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  from.transaction().execute(async (transaction) => {
    await ONE_SNAPSHOT.execute(transaction)
    await SAME_TEXTS.execute(transaction)
    return work(transaction)
  })

/** Writes everything or nothing. */
export const writeInTransaction = <T>(to: Sql, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  to.transaction().execute(async (transaction) => {
    await SAME_TEXTS.execute(transaction)
    return work(transaction)
  })

/** The schema in which statements create tables. */
const SCHEMA = sql`(select oid from pg_namespace where nspname = current_schema())`

/** The names of all tables, each after those that it references. */
export const tableNames = async (database: Sql): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ name: string }>`
    with recursive ranked (id, rank) as (
      select oid, 0 from pg_class where relkind in ('r', 'p')
      union
      select conrelid, rank + 1 from ranked join pg_constraint on confrelid = id
      where contype = 'f' and conrelid <> confrelid
    )
    select relname as name from ranked join pg_class on oid = id where relnamespace = ${SCHEMA}
    group by relname order by max(rank), relname`.execute(database)
  return rows.map(({ name }) => name)
}

const columnsOf = async (database: Sql, table: string): Promise<ReadonlyArray<Column>> => {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = (select oid from pg_class where relname = ${table} and relnamespace = ${SCHEMA})
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(database)
  return rows
}

/** The tables that hold data, each after those that it references. */
export const tablesOf = async (database: Sql): Promise<ReadonlyArray<Table>> => {
  const tables: Array<Table> = []
  for (const name of await tableNames(database))
    if (!name.startsWith(MIGRATIONS)) tables.push({ name, columns: await columnsOf(database, name) })
  return tables
}

/** The name of the last migration of a database; `undefined` if it has none. */
export const lastMigration = async (database: Sql): Promise<string | undefined> => {
  if (!(await tableNames(database)).includes(MIGRATIONS)) return undefined
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from ${sql.table(MIGRATIONS)}`.execute(
    database,
  )
  return rows[0]?.name ?? undefined
}

const listed = (parts: ReadonlyArray<ReturnType<typeof sql>>) => sql.join(parts, sql`, `)
const columnList = (columns: ReadonlyArray<Column>) => listed(columns.map(({ name }) => sql`${sql.ref(name)}`))

/** Reads the rows of a table, some at a time. */
export async function* readRows(from: DatabaseTransaction, table: Table): AsyncGenerator<ReadonlyArray<TextRow>> {
  const { name, columns } = table
  const names = columns.map((_, place) => `c${place}`)
  const texts = columns.map((column, place) => sql`${sql.ref(column.name)}::text as ${sql.ref(names[place] ?? '')}`)
  await sql`declare carried no scroll cursor for select ${listed(texts)} from ${sql.table(name)}`.execute(from)
  for (;;) {
    const { rows } = await sql<
      Record<string, string | null>
    >`fetch ${sql.lit(rowsPerBatch(table))} from carried`.execute(from)
    if (rows.length === 0) break
    yield rows.map((row) => names.map((column) => row[column] ?? null))
  }
  await sql`close carried`.execute(from)
}

/** Inserts rows that have the columns of the table. */
export const insertRows = async (
  to: DatabaseTransaction,
  { name, columns }: Table,
  rows: ReadonlyArray<TextRow>,
): Promise<void> => {
  const names = listed(columns.map((_, place) => sql`${sql.ref(`c${place}`)}`))
  const values = columns.map(({ type }, place) => sql`${sql.ref(`c${place}`)}::${sql.raw(type)}`)
  const lists = columns.map((_, place) => sql`${rows.map((row) => row[place] ?? null)}::text[]`)
  await sql`
    insert into ${sql.table(name)} (${columnList(columns)})
    select ${listed(values)} from unnest(${listed(lists)}) as carried(${names})`.execute(to)
}

/** The content of a table, which is the same on every server: the sum uses SHA-256, not PostgreSQL's own hashes. */
export const contentOf = async (transaction: DatabaseTransaction, { name, columns }: Table): Promise<Content> => {
  const hash = sql`sha256(convert_to(row(${columnList(columns)})::text, 'UTF8'))`
  const { rows } = await sql<Content>`
    select count(*) as rows,
      coalesce(sum(('x' || encode(substr(${hash}, 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as sum
    from ${sql.table(name)}`.execute(transaction)
  return rows[0] ?? { rows: 0, sum: '0' }
}

const wordsOf = ({ rows, sum }: Content) => `${rows} rows with the sum ${sum}`

/** A copied table has another content. */
export class ContentDiffers extends Error {
  constructor(table: string, found: Content, expected: Content) {
    super(`Table ${table} has ${wordsOf(found)} instead of ${wordsOf(expected)}; nothing was copied`)
    this.name = 'ContentDiffers'
  }
}

/** Rejects with `ContentDiffers` if the table has another content. */
export const checkContent = async (
  transaction: DatabaseTransaction,
  table: Table,
  expected: Content,
): Promise<void> => {
  const found = await contentOf(transaction, table)
  if (found.rows !== expected.rows || found.sum !== expected.sum) throw new ContentDiffers(table.name, found, expected)
}
