import { Effect } from 'effect'
import type { CountryParameter, CountryParametersPort } from '../../application/ports/CountryParameters.ts'
import { notFound } from './refusals.ts'

/** Refuses names without a value. */
export const makeMemoryCountryParameters = (
  values: Readonly<Partial<Record<CountryParameter, string>>>,
): CountryParametersPort => ({
  read: (name) =>
    Effect.suspend(() => {
      const value = values[name]
      return value === undefined ? Effect.fail(notFound()) : Effect.succeed(value)
    }),
})
