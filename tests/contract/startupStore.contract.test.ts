import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryStartupStore } from '../support/memory/MemoryStartupStore.ts'
import { makeBrowserStartupStore } from '../../src/adapters/storage/BrowserStartupStore.ts'
import { deviceTokenError, modeFromStorage } from '../../src/adapters/storage/modeFromStorage.ts'
import { hasSessionEnded } from '../../src/adapters/storage/storedSession.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { instantAt, plus, SECOND } from '../../src/domain/instant.ts'
import { FakeStorage } from '../support/browserTabs.ts'
import { GUEST_PAYLOAD, GUEST_TOKEN, startupStoreContract } from './StartupStore.contract.ts'

startupStoreContract('the memory adapter', () => makeMemoryStartupStore({}, () => GUEST_PAYLOAD))
startupStoreContract('the browser', () => makeBrowserStartupStore(textStorage(() => new FakeStorage())))

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`
const DEVICE = tokenOf({ auth: { restaurant_id: 'bistro-9' } })
const BEFORE = instantAt(GUEST_PAYLOAD.exp * SECOND - 1)

const storageWith = (texts: Readonly<Record<string, string>>) => {
  const storage = new FakeStorage()
  for (const [name, text] of Object.entries(texts)) storage.setItem(name, text)
  return storage
}
const readFrom = (texts: Readonly<Record<string, string>>) =>
  Effect.runPromise(makeBrowserStartupStore(textStorage(() => storageWith(texts))).read)

const aGuest = {
  'portal.guest-token': GUEST_TOKEN,
  'portal.guest-vendor-id': 'guest-7',
  'portal.guest-orders': '["a"]',
}

describe('StartupStore in local storage', () => {
  it('reads the restaurant id of a device token (MODE-03)', async () => {
    const { device } = await readFrom({ 'portal.device-token': DEVICE })
    expect(device).toEqual({ token: DEVICE, restaurantId: 'bistro-9' })
  })

  it.each([
    ['no token', 'garbage'],
    ['empty', ''],
    ['three malformed parts', '..'],
    ['not an object', tokenOf('text')],
    ['nobody', tokenOf({})],
    ['null', tokenOf({ auth: null })],
    ['a number', tokenOf({ auth: { restaurant_id: 9 } })],
    ['no id', tokenOf({ auth: { restaurant_id: '../../evil' } })],
  ])('reports an unreadable device if its token is %s (MODE-06, MODE-07, PERSIST-08)', async (_, token) => {
    expect((await readFrom({ 'portal.device-token': token })).device).toBe('unreadable')
  })

  it.each(['Guest', '', 'admin', '{"mode":"guest"}'])('ignores the mode %s (MODE-01, PERSIST-08)', async (mode) => {
    expect((await readFrom({ 'portal.mode': mode })).mode).toBeUndefined()
  })

  it.each([
    [{ 'portal.guest-token': GUEST_TOKEN }],
    [{ 'portal.guest-vendor-id': 'guest-7' }],
    [{ 'portal.guest-token': 'rubbish', 'portal.guest-vendor-id': 'guest-7' }],
    [{ 'portal.guest-token': GUEST_TOKEN, 'portal.guest-vendor-id': '' }],
  ])('reports an invalid guest if a part is missing or malformed: %j (MODE-09)', async (texts) => {
    expect((await readFrom(texts)).guest).toMatchObject({ payload: undefined })
  })
})

describe('modeFromStorage', () => {
  it('is classic with a stored session, otherwise undefined (MODE-02, ROUTE-22)', async () => {
    expect(
      await modeFromStorage(
        textStorage(() => storageWith({ 'portal.session': '{}' })),
        BEFORE,
      ),
    ).toBe('classic')
    expect(
      await modeFromStorage(
        textStorage(() => storageWith({})),
        BEFORE,
      ),
    ).toBeUndefined()
  })

  it("is the device's if its token can be read, whatever else is stored (MODE-03)", async () => {
    expect(
      await modeFromStorage(
        textStorage(() => storageWith({ ...aGuest, 'portal.session': '{}', 'portal.device-token': DEVICE })),
        BEFORE,
      ),
    ).toBe('godroid')
  })

  it("is the guest's until the token expires; then clears the guest data (MODE-09, GUEST-04)", async () => {
    const storage = storageWith({ ...aGuest, 'portal.mode': 'guest', 'portal.guest-offer': 'answered' })
    expect(
      await modeFromStorage(
        textStorage(() => storage),
        BEFORE,
      ),
    ).toBe('guest')
    expect(storage.length).toBe(5)
    expect(
      await modeFromStorage(
        textStorage(() => storage),
        plus(BEFORE, 1),
      ),
    ).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('keeps the mode of the person who used the device after an expired guest (MODE-05, GUEST-04)', async () => {
    const storage = storageWith({ ...aGuest, 'portal.mode': 'classic' })
    await modeFromStorage(
      textStorage(() => storage),
      plus(BEFORE, 1),
    )
    expect([storage.length, storage.getItem('portal.mode')]).toEqual([1, 'classic'])
  })

  it('is classic for a guest who has signed in since (MODE-05)', async () => {
    expect(
      await modeFromStorage(
        textStorage(() => storageWith({ ...aGuest, 'portal.mode': 'classic', 'portal.session': '{}' })),
        BEFORE,
      ),
    ).toBe('classic')
  })

  it('is undefined where storage is forbidden, and the page shows what it has (PERSIST-06)', async () => {
    const forbidden = textStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await modeFromStorage(forbidden, BEFORE)).toBeUndefined()
    expect(hasSessionEnded(forbidden, forbidden)).toBe(false)
    forbidden.keep('portal.session', '{}')
    expect(await modeFromStorage(forbidden, BEFORE)).toBe('classic')
  })

  it('is undefined for a broken device token, which is reported at paths with odwp (MODE-06)', async () => {
    const storage = storageWith({ 'portal.device-token': 'broken' })
    expect(
      await modeFromStorage(
        textStorage(() => storage),
        BEFORE,
      ),
    ).toBeUndefined()
    expect(
      await deviceTokenError(
        textStorage(() => storage),
        '/odwp/request-a-rider',
        BEFORE,
      ),
    ).toBe(true)
    expect(
      await deviceTokenError(
        textStorage(() => storageWith({})),
        '/odwp',
        BEFORE,
      ),
    ).toBe(true)
  })

  it('reports neither a broken device token elsewhere nor a valid one at odwp (MODE-07, MODE-08)', async () => {
    expect(
      await deviceTokenError(
        textStorage(() => storageWith({ 'portal.device-token': 'broken' })),
        '/',
        BEFORE,
      ),
    ).toBe(false)
    expect(
      await deviceTokenError(
        textStorage(() => storageWith({ 'portal.device-token': DEVICE })),
        '/odwp',
        BEFORE,
      ),
    ).toBe(false)
  })
})
