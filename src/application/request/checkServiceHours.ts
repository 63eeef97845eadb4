import { Effect } from 'effect'
import { SERVICE_HOURS_REFUSALS, serviceHoursAt, unknownServiceHours } from '../../domain/request/serviceHours.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { currentInstant } from '../currentInstant.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'

/**
 * The current service hours of a vendor by the clock of the country's zone: its own or those of the country (SVC-01).
 * Without a value it is open (SVC-05, CONST-26);
 * a malformed value is also reported (SVC-06, SVC-07).
 */
export const checkServiceHours = Effect.fn('checkServiceHours')(function* (vendor: Pick<Vendor, 'serviceHours'>) {
  const { country } = yield* CurrentDeployment
  const parameters = yield* CountryParameters
  const value = vendor.serviceHours ?? (yield* Effect.orElseSucceed(parameters.read('serviceHours'), () => undefined))
  const now = yield* currentInstant
  const unknown = unknownServiceHours(now, country.timeZone)
  if (value === undefined) return unknown
  const hours = serviceHoursAt(value, now, country.timeZone)
  if (typeof hours !== 'string') return hours
  yield* Effect.logError(new TypeError(`serviceHours ${JSON.stringify(value)}: ${SERVICE_HOURS_REFUSALS[hours]}`))
  return unknown
})
