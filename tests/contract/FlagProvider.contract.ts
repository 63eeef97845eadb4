import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FlagProviderPort } from '../../src/application/ports/FlagProvider.ts'

/** A provider that says Voucher is on, Preorder off and has heard of NoFlagOfOurs; and one that cannot answer. */
export interface OpenFlagProviders {
  readonly answering: FlagProviderPort
  readonly broken: FlagProviderPort
}

/** What every source of flags promises (API-42, API-43). */
export const flagProviderContract = (keeper: string, open: () => OpenFlagProviders) =>
  describe(`Flags, told by ${keeper}`, () => {
    it('are those of ours that are on (FLAG-06, FLAG-07)', async () => {
      expect([...(await Effect.runPromise(open().answering.read))]).toEqual(['Voucher'])
    })

    it('are unavailable when it cannot answer, and never empty instead (FLAG-03)', async () => {
      expect((await Effect.runPromise(Effect.flip(open().broken.read)))._tag).toBe('FlagsUnavailable')
    })
  })
