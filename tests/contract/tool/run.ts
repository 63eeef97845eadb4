import { endWithReader } from '../../../build/endWithReader.ts'
import { main } from './main.ts'

endWithReader()
process.exitCode = await main(process.argv.slice(2), process.env['CONTRACT_PASSWORD'], (line) => console.log(line))
