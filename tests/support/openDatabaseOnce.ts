import { silentLog } from './silentLog.ts'
import { openDatabase } from '../../service/sql/database.ts'
import { withoutBinaries } from './withoutBinaries.ts'

// Opens the database of a folder, migrates it, and closes it; with PGlite if that is the second argument.
const [, , dataDir = '', engine] = process.argv
const database = await openDatabase({ dataDir }, silentLog, engine === 'pglite' ? withoutBinaries : {})
await database.close()
