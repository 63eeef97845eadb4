import type { FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import { flagSetOf } from '../../domain/flags/flagNames.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from '../http/earlyCalls.ts'
import { exchange } from '../http/exchange.ts'
import { isMissingCall } from '../http/isMissingCall.ts'

/** The site's own file (API-42). */
export const FALLBACK_PATH = '/fwfFallback.json'

/** Reads a map of names to booleans; anything else is invalid (OP-57). */
const flagsIn = (json: unknown): Readonly<Record<string, boolean>> => {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new TypeError('The answer is not a map of flags')
  const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean'
  const entries = Object.entries(json)
  if (!entries.every(isFlag)) throw new TypeError('A flag is not a boolean')
  return Object.fromEntries(entries)
}

/**
 * Reads flags as JSON, in one attempt: the next provider is the retry (FLAG-04). With `mayBeMissing`, an address that
 * turns out not to exist is not asked again.
 */
export const makeJsonFlagProvider = (
  name: string,
  url: string,
  fetch: Fetch,
  mayBeMissing = false,
): FlagProviderPort => {
  let isMissing = false
  return {
    name,
    read: async (signal) => {
      if (isMissing) return undefined
      const exchanged = await exchange({ fetch, now: deviceNow }, { url }, flagsIn, signal)
      isMissing = mayBeMissing && exchanged.kind === 'refused' && isMissingCall(exchanged.status, exchanged.text)
      return exchanged.kind === 'answered' ? flagSetOf(exchanged.answer) : undefined
    },
  }
}
