import { makeMemoryFilterStore } from '../support/memory/MemoryFilterStore.ts'
import { makeBrowserFilterStore } from '../../src/adapters/storage/BrowserFilterStore.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { FakeStorage } from '../support/browserTabs.ts'
import { filterStoreContract } from './FilterStore.contract.ts'

filterStoreContract('the memory adapter', makeMemoryFilterStore)
filterStoreContract('the browser', () => makeBrowserFilterStore(textStorage(() => new FakeStorage())))
