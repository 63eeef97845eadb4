import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import type { StoredDraft } from '../../src/application/ports/DraftStore.ts'
import { watchPlacedElsewhere } from '../../src/application/request/watchPlacedElsewhere.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const turn = TestClock.withLive(Effect.sleep(1))
const reversed = (draft: RequestDraft) =>
  Object.fromEntries(Object.entries(draft).toReversed()) as unknown as RequestDraft

/** The notifications of a new order's form when the other tab places these drafts, and what is left of its own. */
const afterPlacing = async (own: StoredDraft, ...placed: ReadonlyArray<StoredDraft>) => {
  const portal = memoryPortal()
  return portal.run(
    Effect.gen(function* () {
      const told: string[] = []
      yield* portal.drafts.keep(own)
      const hearing = yield* Effect.forkChild(
        Stream.runForEach(watchPlacedElsewhere(NEW_ORDER), ({ orderId }) => Effect.sync(() => told.push(orderId))),
        { startImmediately: true },
      )
      yield* turn
      for (const draft of placed) {
        yield* portal.otherTab.publishPlaced({ draft, orderId: `order of ${draft.vendorId}` })
        yield* turn
      }
      yield* Fiber.interrupt(hearing)
      return { told, left: yield* portal.drafts.read(own) }
    }),
  )
}

describe('watchPlacedElsewhere', () => {
  const draft = aStoredDraft({ key: 'first' })

  it('deletes a draft that the other tab placed (CON-16)', async () => {
    expect(await afterPlacing(draft, draft)).toEqual({ told: ['order of bistro'], left: undefined })
  })

  it('compares drafts regardless of the order of their fields (CON-16)', async () => {
    const placed = { ...draft, draft: reversed(draft.draft) }
    expect(await afterPlacing(draft, placed)).toEqual({ told: ['order of bistro'], left: undefined })
  })

  it.each([
    ['a field', { draft: { ...draft.draft, destinationName: 'Eva' } }],
    ['the voucher', { voucherCode: 'SOUP20' }],
  ])('gives a draft a new key when %s has changed since (CON-16, PERSIST-02)', async (_, typed) => {
    const own = { ...draft, ...typed }
    expect(await afterPlacing(own, draft)).toEqual({ told: [], left: { ...own, key: 'intent-1' } })
  })

  it('ignores drafts with another key (CON-16)', async () => {
    expect(await afterPlacing(draft, { ...draft, key: 'another' })).toEqual({ told: [], left: draft })
  })

  it('reports a draft after one that this tab does not have', async () => {
    const { told } = await afterPlacing(draft, aStoredDraft({ vendorId: 'bakery' }), draft)
    expect(told).toEqual(['order of bistro'])
  })

  it('ignores drafts of another purpose', async () => {
    const again = aStoredDraft({ purpose: { kind: 'again', orderId: 'bistro-1' } })
    expect(await afterPlacing(again, again)).toEqual({ told: [], left: again })
  })
})
