import { Effect } from 'effect'
import { CountryParameters } from '../ports/CountryParameters.ts'

/** Whether the country lets a parent see the orders of all its outlets; `false` if the call fails (NAV-10, OP-79). */
export const readOutletsAllowed = Effect.fn('readOutletsAllowed')(function* () {
  const parameters = yield* CountryParameters
  return yield* parameters.read('allOutletOrders').pipe(
    Effect.map((value) => value === 'true'),
    Effect.orElseSucceed(() => false),
  )
})
