import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeMemoryStartupStore } from '../../src/adapters/memory/MemoryStartupStore.ts'
import { makeBrowserStartupStore } from '../../src/adapters/storage/BrowserStartupStore.ts'
import { deviceTokenError, entrance } from '../../src/adapters/storage/entrance.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { SECOND } from '../../src/domain/instant.ts'
import { TextStorage } from '../support/browserTabs.ts'
import { GUEST_PAYLOAD, GUEST_TOKEN, startupStoreContract } from './StartupStore.contract.ts'

startupStoreContract('the memory adapter', () => makeMemoryStartupStore({}, () => GUEST_PAYLOAD))
startupStoreContract('the browser', () => makeBrowserStartupStore(keptTexts(() => new TextStorage())))

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: unknown) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`
const DEVICE = tokenOf({ auth: { restaurant_id: 'bistro-9' } })
const BEFORE = GUEST_PAYLOAD.exp * SECOND - 1

const storageWith = (texts: Readonly<Record<string, string>>) => {
  const storage = new TextStorage()
  for (const [name, text] of Object.entries(texts)) storage.setItem(name, text)
  return storage
}
const readFrom = (texts: Readonly<Record<string, string>>) =>
  Effect.runPromise(makeBrowserStartupStore(keptTexts(() => storageWith(texts))).read)

const aGuest = {
  'portal.guest-token': GUEST_TOKEN,
  'portal.guest-vendor-id': 'guest-7',
  'portal.guest-orders': '["a"]',
}

describe('The startup values in local storage', () => {
  it('name the restaurant of a device token (MODE-03)', async () => {
    const { device } = await readFrom({ 'portal.device-token': DEVICE })
    expect(device).toEqual({ token: DEVICE, restaurantId: 'bistro-9' })
  })

  it.each([
    ['no token', 'garbage'],
    ['empty', ''],
    ['three parts of nothing', '..'],
    ['no object', tokenOf('text')],
    ['nobody', tokenOf({})],
    ['null', tokenOf({ auth: null })],
    ['a number', tokenOf({ auth: { restaurant_id: 9 } })],
    ['no id', tokenOf({ auth: { restaurant_id: '../../evil' } })],
  ])('have an unreadable device where its token is %s (MODE-06, MODE-07, PERSIST-08)', async (_, token) => {
    expect((await readFrom({ 'portal.device-token': token })).device).toBe('unreadable')
  })

  it.each(['Guest', '', 'admin', '{"mode":"guest"}'])('know no mode %s (MODE-01, PERSIST-08)', async (mode) => {
    expect((await readFrom({ 'portal.mode': mode })).mode).toBeUndefined()
  })

  it.each([
    [{ 'portal.guest-token': GUEST_TOKEN }],
    [{ 'portal.guest-vendor-id': 'guest-7' }],
    [{ 'portal.guest-token': 'rubbish', 'portal.guest-vendor-id': 'guest-7' }],
    [{ 'portal.guest-token': GUEST_TOKEN, 'portal.guest-vendor-id': '' }],
  ])('have a guest worth nothing where only half is kept, or rubbish: %j (MODE-09)', async (texts) => {
    expect((await readFrom(texts)).guest).toMatchObject({ payload: undefined })
  })
})

describe('The door', () => {
  it('is that of the session that was kept, and none without one (MODE-02, ROUTE-22)', async () => {
    expect(await entrance(storageWith({ 'portal.session': '{}' }), BEFORE)).toBe('classic')
    expect(await entrance(storageWith({}), BEFORE)).toBeUndefined()
  })

  it('is that of a device whose token can be read, whoever else is kept (MODE-03)', async () => {
    expect(
      await entrance(storageWith({ ...aGuest, 'portal.session': '{}', 'portal.device-token': DEVICE }), BEFORE),
    ).toBe('godroid')
  })

  it('is that of a guest until the time of the token is over; then the guest data go (MODE-09, GUEST-04)', async () => {
    const storage = storageWith(aGuest)
    expect(await entrance(storage, BEFORE)).toBe('guest')
    expect(storage.length).toBe(3)
    expect(await entrance(storage, BEFORE + 1)).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('is that of the session for a guest who signed in since (MODE-05)', async () => {
    expect(await entrance(storageWith({ ...aGuest, 'portal.mode': 'classic', 'portal.session': '{}' }), BEFORE)).toBe(
      'classic',
    )
  })

  it('is closed by a broken device token, which is told about where the path says odwp (MODE-06)', async () => {
    const storage = storageWith({ 'portal.device-token': 'broken' })
    expect(await entrance(storage, BEFORE)).toBeUndefined()
    expect(await deviceTokenError(storage, '/odwp/request-a-rider', BEFORE)).toBe(true)
    expect(await deviceTokenError(storageWith({}), '/odwp', BEFORE)).toBe(true)
  })

  it('says nothing of a broken device token elsewhere, nor of a good one at odwp (MODE-07, MODE-08)', async () => {
    expect(await deviceTokenError(storageWith({ 'portal.device-token': 'broken' }), '/', BEFORE)).toBe(false)
    expect(await deviceTokenError(storageWith({ 'portal.device-token': DEVICE }), '/odwp', BEFORE)).toBe(false)
  })
})
