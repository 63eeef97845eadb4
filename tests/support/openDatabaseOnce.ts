import { silentLog } from './silentLog.ts'
import { openDatabase } from '../../service/store/sql/database.ts'

// Opens the database of a folder, migrates it, and closes it.
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ dataDir }, silentLog)
await database.close()
