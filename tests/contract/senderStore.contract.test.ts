import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemorySenderStore } from '../support/memory/MemorySenderStore.ts'
import { makeBrowserSenderStore } from '../../src/adapters/storage/BrowserSenderStore.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { TextStorage } from '../support/browserTabs.ts'
import { senderStoreContract } from './SenderStore.contract.ts'

senderStoreContract('the memory adapter', () => makeMemorySenderStore())
senderStoreContract('the browser', () => makeBrowserSenderStore(keptTexts(() => new TextStorage())))

describe('SenderStore in the storage of a tab', () => {
  it.each(['garbage', '{}', '{"sender":{}}', '[]'])('is empty if %s is stored (PERSIST-08)', async (text) => {
    const storage = new TextStorage()
    storage.setItem('portal.sender', text)
    expect(await Effect.runPromise(makeBrowserSenderStore(keptTexts(() => storage)).read)).toBeUndefined()
  })
})
