import { describe, expect, it } from 'vitest'
import type { FlagProviderPort } from '../../src/application/ports/FlagProvider.ts'

/** A provider that says Voucher is on, Preorder off and has heard of NoFlagOfOurs; and some that cannot answer. */
export interface OpenFlagProviders {
  readonly answering: FlagProviderPort
  readonly broken: ReadonlyArray<FlagProviderPort>
}

const { signal } = new AbortController()

/** What every source of flags promises (API-42, API-43). */
export const flagProviderContract = (keeper: string, open: () => OpenFlagProviders) =>
  describe(`Flags, told by ${keeper}`, () => {
    it('are those of ours that are on (FLAG-06, FLAG-07)', async () => {
      expect([...((await open().answering.read(signal)) ?? [])]).toEqual(['Voucher'])
    })

    it('are not told when it cannot answer, and never empty instead (FLAG-03)', async () => {
      for (const provider of open().broken) expect(await provider.read(signal)).toBeUndefined()
    })
  })
