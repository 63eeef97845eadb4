import { makeMemoryFilterStore } from '../support/memory/MemoryFilterStore.ts'
import { makeBrowserFilterStore } from '../../src/adapters/storage/BrowserFilterStore.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { TextStorage } from '../support/browserTabs.ts'
import { filterStoreContract } from './FilterStore.contract.ts'

filterStoreContract('the memory adapter', makeMemoryFilterStore)
filterStoreContract('the browser', () => makeBrowserFilterStore(keptTexts(() => new TextStorage())))
