import { openDatabase } from '../../service/sql/database.ts'
import { silentLog } from './silentLog.ts'

// Opens the database of a folder and inserts rows; prints the name of each once it is committed.
const [, , dataDir = ''] = process.argv
const { sql } = await openDatabase({ dataDir }, silentLog)
for (let number = 1; ; number += 1) {
  await sql
    .insertInto('secrets')
    .values({ name: `row-${number}`, value: 'kept' })
    .execute()
  process.stdout.write(`row-${number}\n`)
}
