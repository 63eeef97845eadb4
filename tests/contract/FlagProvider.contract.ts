import { describe, expect, it } from 'vitest'
import type { FlagProviderPort } from '../../src/application/ports/FlagProvider.ts'

/** One provider answers Voucher on, Preorder off and the unknown NoFlagOfOurs on; the broken ones cannot answer. */
export interface OpenFlagProviders {
  readonly answering: FlagProviderPort
  readonly broken: ReadonlyArray<FlagProviderPort>
}

const { signal } = new AbortController()

/** The contract of every `FlagProvider` adapter (API-42, API-43). */
export const flagProviderContract = (adapter: string, open: () => OpenFlagProviders) =>
  describe(`FlagProvider (${adapter})`, () => {
    it('returns the known flags that are on (FLAG-06, FLAG-07)', async () => {
      expect([...((await open().answering.read(signal)) ?? [])]).toEqual(['Voucher'])
    })

    it('returns undefined, not an empty set, if it cannot answer (FLAG-03)', async () => {
      for (const provider of open().broken) expect(await provider.read(signal)).toBeUndefined()
    })
  })
