import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryDraftTabs } from '../support/memory/MemoryDraftStore.ts'
import { makeBrowserDraftStore } from '../../src/adapters/storage/BrowserDraftStore.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { FakeStorage } from '../support/browserTabs.ts'
import { draftStoreContract } from './DraftStore.contract.ts'

draftStoreContract('the memory adapter', makeMemoryDraftTabs)

draftStoreContract('the browser', () => {
  const tabs: Array<EventTarget> = []
  const openTab = () => {
    const tab = new EventTarget()
    tabs.push(tab)
    return makeBrowserDraftStore(
      textStorage(() => new FakeStorage()),
      {
        postMessage: (data: unknown) => {
          const cloned: unknown = structuredClone(data)
          for (const other of tabs)
            if (other !== tab) other.dispatchEvent(new MessageEvent('message', { data: cloned }))
        },
        addEventListener: tab.addEventListener.bind(tab),
        removeEventListener: tab.removeEventListener.bind(tab),
      },
    )
  }
  return { openTab }
})

describe('DraftStore in a browser without BroadcastChannel', () => {
  it('stores drafts without notifying other tabs (PERSIST-02)', async () => {
    const drafts = makeBrowserDraftStore(
      textStorage(() => new FakeStorage()),
      undefined,
    )
    await Effect.runPromise(drafts.keep(aStoredDraft()))
    await Effect.runPromise(drafts.publishPlaced({ draft: aStoredDraft(), orderId: 'bistro-1' }))
    expect(await Effect.runPromise(drafts.read(aStoredDraft()))).toEqual(aStoredDraft())
  })
})
