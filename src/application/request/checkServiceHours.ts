import { Clock, Effect } from 'effect'
import { serviceHoursAt, unknownServiceHours } from '../../domain/request/serviceHours.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'

/** Whether the country serves now, by the clock of its zone (SVC-01); open when nobody can say (SVC-05, CONST-26). */
export const checkServiceHours = Effect.fn('checkServiceHours')(function* () {
  const { country } = yield* CurrentDeployment
  const parameters = yield* CountryParameters
  const value = yield* Effect.orElseSucceed(parameters.read('serviceHours'), () => '')
  const now = yield* Clock.currentTimeMillis
  const hours = serviceHoursAt(value, now, country.timeZone)
  return typeof hours === 'string' ? unknownServiceHours(now, country.timeZone) : hours
})
