import { Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBrowserDraftStore } from '../../src/adapters/storage/BrowserDraftStore.ts'
import { makeBrowserFilterStore } from '../../src/adapters/storage/BrowserFilterStore.ts'
import { makeBrowserGuestOrders } from '../../src/adapters/storage/BrowserGuestOrders.ts'
import { makeBrowserSessionStore } from '../../src/adapters/storage/BrowserSessionStore.ts'
import { makeBrowserStartupStore } from '../../src/adapters/storage/BrowserStartupStore.ts'
import { modeFromStorage } from '../../src/adapters/storage/modeFromStorage.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { STARTUP_KEYS } from '../../src/adapters/storage/startupKeys.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { aSession } from '../support/aSession.ts'
import { BrowserDevice } from '../support/browserTabs.ts'

const SESSION = aSession(instantAt(1_000))

/** What a storage may contain: any text, any JSON, and stored values that are cut off or changed. */
const rubbish = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .tuple(fc.constantFrom(JSON.stringify(SESSION), JSON.stringify({ ...aStoredDraft(), version: 4 })), fc.nat(400))
    .map(([text, end]) => text.slice(0, Math.min(end, text.length - 1))),
)

const LOCAL_KEYS = [
  'portal.session',
  'portal.history-filters',
  'portal.outlets-included',
  'portal.guest-orders',
  'portal.theme',
  'portal.letters',
  ...Object.values(STARTUP_KEYS),
]

describe('browser storage with invalid content', () => {
  it('does not prevent a start: unreadable values are ignored and replaced by the next stored ones (PERSIST-08, OP-39)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rubbish, { minLength: 12, maxLength: 12 }), rubbish, async (texts, draft) => {
        const device = new BrowserDevice()
        for (const [place, key] of LOCAL_KEYS.entries()) device.local.setItem(key, texts[place % texts.length]!)
        const tab = device.openTab()
        tab.tabStorage.setItem('portal.draft.new.bistro', draft)
        const texts_ = textStorage(() => device.local)
        const sessions = makeBrowserSessionStore(tab)
        const drafts = makeBrowserDraftStore(tab.tab, undefined)
        const filters = makeBrowserFilterStore(texts_)

        await Effect.runPromise(
          Effect.gen(function* () {
            expect(yield* sessions.read).toBeUndefined()
            expect(yield* drafts.read(aStoredDraft())).toBeUndefined()
            yield* filters.historyFilters
            yield* filters.outletsIncluded('bistro')
            yield* makeBrowserGuestOrders(texts_).ids
            yield* makeBrowserStartupStore(texts_).read
          }),
        )
        await modeFromStorage(
          textStorage(() => device.local),
          instantAt(2_000),
        )

        await Effect.runPromise(
          Effect.gen(function* () {
            yield* sessions.save(SESSION)
            yield* drafts.keep(aStoredDraft())
            yield* filters.includeOutlets('bistro', true)
            expect(yield* sessions.read).toEqual(SESSION)
            expect(yield* drafts.read(aStoredDraft())).toEqual(aStoredDraft())
            expect(yield* filters.outletsIncluded('bistro')).toBe(true)
          }),
        )
      }),
      { numRuns: 300 },
    )
  })
})
