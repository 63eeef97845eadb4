import { randomBytes } from 'node:crypto'
import type { Sql } from './tables.ts'

/**
 * 32 random bytes, created by the first process and stored in the database: all processes sign with the same secret.
 */
export const serviceSecret = async (sql: Sql): Promise<Uint8Array> => {
  await sql
    .insertInto('secrets')
    .values({ name: 'service', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await sql
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'service')
    .executeTakeFirstOrThrow()
  return new Uint8Array(Buffer.from(value, 'base64url'))
}
