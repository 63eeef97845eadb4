import { Effect } from 'effect'
import { itemValueLimit, NO_LIMIT } from '../../domain/request/itemValue.ts'
import { CountryParameters } from '../ports/CountryParameters.ts'

/** The item value above which a person must confirm, in major units; -1 if it cannot be read (CONST-27). */
export const readItemValueLimit = Effect.fn('readItemValueLimit')(function* () {
  const parameters = yield* CountryParameters
  return yield* parameters.read('orderItemValueExceedLimit').pipe(
    Effect.map(itemValueLimit),
    Effect.orElseSucceed(() => NO_LIMIT),
  )
})
