import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Intents } from '../../src/application/ports/Intents.ts'

/** What whoever chooses the keys of intents promises (CON-16). */
export const intentsContract = (keeper: string, open: () => Intents['Service']) =>
  describe(`Keys of intents, chosen by ${keeper}`, () => {
    it('are never the same twice, and plain enough for a header (CON-16)', async () => {
      const keys = await Effect.runPromise(Effect.replicateEffect(open().nextKey, 1_000))
      expect(new Set(keys).size).toBe(1_000)
      expect(keys.filter((key) => !/^[\w-]{1,64}$/.test(key))).toEqual([])
    })
  })
