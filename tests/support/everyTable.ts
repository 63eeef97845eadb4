import { sql } from 'kysely'
import type { Sql } from '../../service/sql/tables.ts'

interface Row {
  readonly [column: string]: unknown
}

/** A value of each type that PostgreSQL prints in an unusual way. */
const VALUES: Readonly<Record<string, (number: number) => string>> = {
  text: (number) => `'${number} "quoted", {ž}, \\N, null' || chr(10) || 'žluťoučký 🐎 ' || chr(9)`,
  'text[]': (number) => `array['${number}', 'a,b', 'c"d', 'null', '', null]`,
  bigint: (number) => String(9_007_199_254_740_000 + number),
  integer: (number) => String(-2_147_483_648 + number),
  'double precision': (number) => `${number} + 0.1::float8 + 0.2::float8`,
  boolean: (number) => String(number % 2 === 0),
  bytea: (number) => String.raw`'\x00ff5c27'::bytea || decode('${number % 10}0', 'hex')`,
  'timestamp with time zone': (number) => `'2026-03-29 01:59:59.123456+01'::timestamptz + ${number} * interval '1 s'`,
}

const tablesOf = async (on: Sql): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not like 'kysely%' order by 1`.execute(on)
  return rows.map(({ name }) => name)
}

/** Inserts rows with unusual values into each table. */
export const fillTables = (database: Sql): Promise<void> =>
  database.transaction().execute(async (on) => {
    // Without foreign keys, any value fits.
    await sql`set local session_replication_role = replica`.execute(on)
    for (const table of await tablesOf(on)) {
      const { rows: columns } = await sql<{ name: string; type: string; nullable: boolean }>`
      select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(on)
      for (let number = 1; number <= (table === 'mails' ? 250 : 3); number += 1) {
        const values = columns.map(({ type, nullable }) =>
          nullable && number === 2 ? 'null' : (VALUES[type]?.(number) ?? `no value of type ${type}`),
        )
        await sql`insert into ${sql.table(table)} values (${sql.raw(values.join(', '))})`.execute(on)
      }
    }
  })

/** The rows of each table as texts, sorted. */
export type Contents = Readonly<Record<string, ReadonlyArray<Row>>>

export const contents = (database: Sql): Promise<Contents> =>
  database.connection().execute(async (on) => {
    const read = async (table: string) => {
      const { rows } = await sql<Row>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(on)
      return [table, rows] as const
    }
    await sql`set timezone = 'UTC'`.execute(on)
    const entries: Array<readonly [string, ReadonlyArray<Row>]> = []
    for (const table of await tablesOf(on)) entries.push(await read(table))
    return Object.fromEntries(entries)
  })
