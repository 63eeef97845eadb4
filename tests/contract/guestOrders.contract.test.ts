import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeBrowserGuestOrders } from '../../src/adapters/storage/BrowserGuestOrders.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { TextStorage } from '../support/browserTabs.ts'
import { guestOrdersContract } from './GuestOrders.contract.ts'

guestOrdersContract('the memory adapter', makeMemoryGuestOrders)
guestOrdersContract('the browser', () => makeBrowserGuestOrders(keptTexts(() => new TextStorage())))

describe('GuestOrders in local storage', () => {
  it.each(['garbage', '{}', '[1]', '[""]'])('is empty if %s is stored (PERSIST-08)', async (text) => {
    const storage = new TextStorage()
    storage.setItem('portal.guest-orders', text)
    expect(await Effect.runPromise(makeBrowserGuestOrders(keptTexts(() => storage)).ids)).toEqual([])
  })

  it('survives a reload (PERSIST-03)', async () => {
    const storage = new TextStorage()
    await Effect.runPromise(makeBrowserGuestOrders(keptTexts(() => storage)).add('guest-1'))
    expect(await Effect.runPromise(makeBrowserGuestOrders(keptTexts(() => storage)).ids)).toEqual(['guest-1'])
  })
})
