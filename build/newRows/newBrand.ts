import { addBrand, BRAND_USAGE } from './addBrand.ts'
import { runProgram } from './rows.ts'

runProgram((root) => addBrand(root, process.argv.slice(2)), BRAND_USAGE)
