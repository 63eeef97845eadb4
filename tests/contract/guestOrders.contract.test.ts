import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryGuestOrders } from '../support/memory/MemoryGuestOrders.ts'
import { makeBrowserGuestOrders } from '../../src/adapters/storage/BrowserGuestOrders.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { FakeStorage } from '../support/browserTabs.ts'
import { guestOrdersContract } from './GuestOrders.contract.ts'

guestOrdersContract('the memory adapter', makeMemoryGuestOrders)
guestOrdersContract('the browser', () => makeBrowserGuestOrders(textStorage(() => new FakeStorage())))

describe('GuestOrders in local storage', () => {
  it.each(['garbage', '{}', '[1]', '[""]'])('is empty if %s is stored (PERSIST-08)', async (text) => {
    const storage = new FakeStorage()
    storage.setItem('portal.guest-orders', text)
    expect(await Effect.runPromise(makeBrowserGuestOrders(textStorage(() => storage)).ids)).toEqual([])
  })

  it('survives a reload (PERSIST-03)', async () => {
    const storage = new FakeStorage()
    await Effect.runPromise(makeBrowserGuestOrders(textStorage(() => storage)).add('guest-1'))
    expect(await Effect.runPromise(makeBrowserGuestOrders(textStorage(() => storage)).ids)).toEqual(['guest-1'])
  })
})
