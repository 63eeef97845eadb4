import { Effect, Fiber, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import type { KeptDraft } from '../../src/application/ports/DraftStore.ts'
import { watchPlacedElsewhere } from '../../src/application/request/watchPlacedElsewhere.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aKeptDraft } from '../support/aKeptDraft.ts'
import { memoryPortal } from '../support/memoryPortal.ts'

const turn = TestClock.withLive(Effect.sleep(1))
const reversed = (draft: RequestDraft) =>
  Object.fromEntries(Object.entries(draft).toReversed()) as unknown as RequestDraft

/** What the form of a new order is told when the other tab places these drafts, and what is left of its own. */
const afterPlacing = async (own: KeptDraft, ...placed: ReadonlyArray<KeptDraft>) => {
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
        yield* portal.otherTab.tellPlaced({ draft, orderId: `order of ${draft.vendorId}` })
        yield* turn
      }
      yield* Fiber.interrupt(hearing)
      return { told, left: yield* portal.drafts.read(own) }
    }),
  )
}

describe('A draft that another tab holds too', () => {
  const draft = aKeptDraft({ key: 'first' })

  it('is done with once it was placed there (CON-16)', async () => {
    expect(await afterPlacing(draft, draft)).toEqual({ told: ['order of bistro'], left: undefined })
  })

  it('is the same draft in whatever order its fields were filled in (CON-16)', async () => {
    const placed = { ...draft, draft: reversed(draft.draft) }
    expect(await afterPlacing(draft, placed)).toEqual({ told: ['order of bistro'], left: undefined })
  })

  it.each([
    ['a field', { draft: { ...draft.draft, destinationName: 'Eva' } }],
    ['the voucher', { voucherCode: 'SOUP20' }],
  ])('becomes an order of its own when somebody changed %s since (CON-16, PERSIST-02)', async (_, typed) => {
    const own = { ...draft, ...typed }
    expect(await afterPlacing(own, draft)).toEqual({ told: [], left: { ...own, key: 'intent-1' } })
  })

  it('is another one when its key is (CON-16)', async () => {
    expect(await afterPlacing(draft, { ...draft, key: 'another' })).toEqual({ told: [], left: draft })
  })

  it('is heard of after the draft of a vendor that this tab holds none of', async () => {
    const { told } = await afterPlacing(draft, aKeptDraft({ vendorId: 'bakery' }), draft)
    expect(told).toEqual(['order of bistro'])
  })

  it('is left to the form it belongs to: one like an earlier order is no new order', async () => {
    const again = aKeptDraft({ purpose: { kind: 'again', orderId: 'bistro-1' } })
    expect(await afterPlacing(again, again)).toEqual({ told: [], left: again })
  })
})
