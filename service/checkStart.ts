import { refuseStart } from './base/refuseStart.ts'
import { readSettings } from './base/settings.ts'
import { checkStart } from './base/startChecks.ts'

/* Runs before the portal is built, so that a wrong setting is not found only afterwards. */
try {
  await checkStart(readSettings(process.env))
} catch (error) {
  refuseStart(error)
}
