import { makeBrowserSessionStore } from '../../src/adapters/storage/BrowserSessionStore.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { BrowserDevice } from '../support/browserTabs.ts'
import { sessionStoreContract } from './SessionStore.contract.ts'

sessionStoreContract('the memory adapter', () => makeMemoryDevice())

sessionStoreContract('the browser', () => {
  const device = new BrowserDevice()
  return { openTab: () => makeBrowserSessionStore(device.openTab()) }
})
