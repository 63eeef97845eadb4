import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import type { DraftStorePort } from '../../src/application/ports/DraftStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { EMPTY_DRAFT } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { aDraft } from '../support/aVendor.ts'

/** A device whose tabs have a draft store each. */
type OpenDevice = () => { readonly openTab: () => DraftStorePort }

const SLOT = { purpose: NEW_ORDER, vendorId: 'bistro' }

/** The contract of every `DraftStore` adapter (PERSIST-02 as decided). */
export const draftStoreContract = (adapter: string, open: OpenDevice) =>
  describe(`DraftStore (${adapter})`, () => {
    const kept = aStoredDraft({ draft: aDraft({ preorderedFor: instantAt(1_773_320_400_000) }) })

    it('has no draft at first (PERSIST-02)', async () => {
      expect(await Effect.runPromise(open().openTab().read(SLOT))).toBeUndefined()
    })

    it.each([
      ['filled in', kept],
      ['with a voucher and a saved address', { ...kept, voucherCode: 'SOUP20', selectedSaveAddress: 'a-1' }],
      ['that may have been sent', { ...kept, perhapsSentAt: instantAt(1_773_320_400_123) }],
      ['barely started', { ...kept, draft: EMPTY_DRAFT }],
    ])('returns the latest draft, %s (PERSIST-02)', async (_, left) => {
      const drafts = open().openTab()
      await Effect.runPromise(drafts.keep({ ...left, key: 'intent-0' }))
      await Effect.runPromise(drafts.keep(left))
      expect(await Effect.runPromise(drafts.read(SLOT))).toEqual(left)
    })

    it('forgets a draft (PERSIST-02)', async () => {
      const drafts = open().openTab()
      await Effect.runPromise(Effect.andThen(drafts.keep(kept), drafts.forget(SLOT)))
      expect(await Effect.runPromise(drafts.read(SLOT))).toBeUndefined()
    })

    it('separates purposes: a changed order and a new one (EDIT-01)', async () => {
      const drafts = open().openTab()
      const change = { ...kept, purpose: { kind: 'edit', orderId: 'bistro-1' }, key: 'intent-2' } as const
      await Effect.runPromise(Effect.andThen(drafts.keep(kept), drafts.keep(change)))
      expect(await Effect.runPromise(drafts.read(SLOT))).toEqual(kept)
      expect(await Effect.runPromise(drafts.read(change))).toEqual(change)
      for (const purpose of [
        { kind: 'edit', orderId: 'bistro-2' },
        { kind: 'again', orderId: 'bistro-1' },
      ] as const)
        expect(await Effect.runPromise(drafts.read({ ...SLOT, purpose }))).toBeUndefined()
    })

    it('separates vendors (REQ-21)', async () => {
      const drafts = open().openTab()
      const other = { ...kept, vendorId: 'pekarna', key: 'intent-3' }
      await Effect.runPromise(Effect.andThen(drafts.keep(kept), drafts.keep(other)))
      await Effect.runPromise(drafts.forget(other))
      expect(await Effect.runPromise(drafts.read(SLOT))).toEqual(kept)
      expect(await Effect.runPromise(drafts.read(other))).toBeUndefined()
    })

    it('notifies the other tabs once when a draft was placed (CON-16)', async () => {
      const device = open()
      const [here, there] = [device.openTab(), device.openTab()]
      const told = await Effect.runPromise(
        Effect.gen(function* () {
          const hear = (tab: DraftStorePort) =>
            Effect.forkChild(Stream.runHead(tab.placedElsewhere), { startImmediately: true })
          const [own, other] = [yield* hear(here), yield* hear(there)]
          yield* Effect.sleep(1)
          yield* here.publishPlaced({ draft: kept, orderId: 'bistro-1' })
          const heard = yield* Fiber.join(other)
          yield* there.publishPlaced({ draft: kept, orderId: 'bistro-2' })
          return [heard, yield* Fiber.join(own)]
        }),
      )
      expect(told).toMatchObject([
        { value: { draft: kept, orderId: 'bistro-1' } },
        { value: { draft: kept, orderId: 'bistro-2' } },
      ])
    })
  })
