import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemorySenderStore } from '../support/memory/MemorySenderStore.ts'
import { makeBrowserSenderStore } from '../../src/adapters/storage/BrowserSenderStore.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { FakeStorage } from '../support/browserTabs.ts'
import { senderStoreContract } from './SenderStore.contract.ts'

senderStoreContract('the memory adapter', () => makeMemorySenderStore())
senderStoreContract('the browser', () => makeBrowserSenderStore(textStorage(() => new FakeStorage())))

describe('SenderStore in the storage of a tab', () => {
  it.each(['garbage', '{}', '{"sender":{}}', '[]'])('is empty if %s is stored (PERSIST-08)', async (text) => {
    const storage = new FakeStorage()
    storage.setItem('portal.sender', text)
    expect(await Effect.runPromise(makeBrowserSenderStore(textStorage(() => storage)).read)).toBeUndefined()
  })
})
