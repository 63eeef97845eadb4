import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { DraftStorePort } from '../../src/application/ports/DraftStore.ts'
import { EMPTY_DRAFT } from '../../src/domain/request/requestDraft.ts'
import { aDraft } from '../support/aVendor.ts'

/** What whoever keeps the draft of a tab promises (PERSIST-02 as decided). */
export const draftStoreContract = (keeper: string, open: () => DraftStorePort) =>
  describe(`The draft, kept by ${keeper}`, () => {
    const kept = { vendorId: 'bistro', key: 'intent-1', draft: aDraft({ preordered_for: 1_773_320_400_000 }) }

    it('is none at first (PERSIST-02)', async () => {
      expect(await Effect.runPromise(open().read)).toBeUndefined()
    })

    it.each([
      ['filled in', kept],
      ['hardly begun', { ...kept, draft: EMPTY_DRAFT }],
    ])('comes back as it was left, %s (PERSIST-02)', async (_, left) => {
      const drafts = open()
      await Effect.runPromise(drafts.keep({ ...left, key: 'intent-0' }))
      await Effect.runPromise(drafts.keep(left))
      expect(await Effect.runPromise(drafts.read)).toEqual(left)
    })

    it('is gone once forgotten (PERSIST-02)', async () => {
      const drafts = open()
      await Effect.runPromise(Effect.andThen(drafts.keep(kept), drafts.forget))
      expect(await Effect.runPromise(drafts.read)).toBeUndefined()
    })
  })
