import { addCountry, COUNTRY_USAGE } from './addCountry.ts'
import { runProgram } from './rows.ts'

runProgram((root) => addCountry(root, process.argv.slice(2)), COUNTRY_USAGE)
