import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Intents } from '../../src/application/ports/Intents.ts'

/** The contract of every `Intents` adapter (CON-16). */
export const intentsContract = (adapter: string, open: () => Intents['Service']) =>
  describe(`Intents (${adapter})`, () => {
    it('generates unique keys that are valid in a header (CON-16)', async () => {
      const keys = await Effect.runPromise(Effect.replicateEffect(open().nextKey, 1_000))
      expect(new Set(keys).size).toBe(1_000)
      expect(keys.filter((key) => !/^[\w-]{1,64}$/.test(key))).toEqual([])
    })
  })
