import type { FlagProviderPort } from '../../application/ports/FlagProvider.ts'
import { flagSetOf } from '../../domain/flags/flagNames.ts'
import type { Fetch } from '../http/earlyCalls.ts'

/**
 * The portal's own flag service (API-43). Not imported from the contract, which would add its schemas to this chunk.
 */
export const FLAGS_PATH = '/flags/api/v1/flags'
/** The site's own file (API-42). */
export const FALLBACK_PATH = '/fwfFallback.json'

/** Reads a map of names to booleans; anything else is invalid (OP-57). */
const flagsIn = (text: string): Readonly<Record<string, boolean>> => {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError('no map of flags')
  const isFlag = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean'
  const entries = Object.entries(json)
  if (!entries.every(isFlag)) throw new TypeError('a flag that is neither on nor off')
  return Object.fromEntries(entries)
}

/** Reads flags as JSON, in one attempt: the next provider is the retry (FLAG-04). */
export const makeJsonFlagProvider = (name: string, address: string, fetch: Fetch): FlagProviderPort => ({
  name,
  read: async (signal) => {
    try {
      const answer = await fetch(address, { headers: { accept: 'application/json' }, signal })
      return answer.status === 200 ? flagSetOf(flagsIn(await answer.text())) : undefined
    } catch {
      return undefined
    }
  },
})
