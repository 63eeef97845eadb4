import { makeMemoryDraftStore } from '../../src/adapters/memory/MemoryDraftStore.ts'
import { makeBrowserDraftStore } from '../../src/adapters/storage/BrowserDraftStore.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { TextStorage } from '../support/browserTabs.ts'
import { draftStoreContract } from './DraftStore.contract.ts'

draftStoreContract('the memory adapter', makeMemoryDraftStore)
draftStoreContract('the browser', () => makeBrowserDraftStore(keptTexts(() => new TextStorage())))
