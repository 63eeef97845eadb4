import { refuseStart } from './base/refuseStart.ts'
import { readSettings } from './base/settings.ts'
import { checkAddress, checkStart } from './base/startChecks.ts'

/* Runs before the portal is built, so that a wrong setting is not found only afterwards. `demo` needs no database. */
try {
  const settings = readSettings(process.env)
  await (process.argv[2] === 'demo' ? checkAddress(settings) : checkStart(settings))
} catch (error) {
  refuseStart(error)
}
