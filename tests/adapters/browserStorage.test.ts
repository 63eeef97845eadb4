import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeDataLayerAnalytics } from '../../src/adapters/analytics/DataLayerAnalytics.ts'
import type { DataLayerPage } from '../../src/adapters/analytics/pushEvent.ts'
import { makeBrowserDraftStore } from '../../src/adapters/storage/BrowserDraftStore.ts'
import { makeBrowserFilterStore } from '../../src/adapters/storage/BrowserFilterStore.ts'
import { makeBrowserStartupStore } from '../../src/adapters/storage/BrowserStartupStore.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { MODES, startupMode } from '../../src/domain/session/mode.ts'
import { makeBrowserSessionStore } from '../../src/adapters/storage/BrowserSessionStore.ts'
import { hasSessionEnded } from '../../src/adapters/storage/storedSession.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import { aSession } from '../support/aSession.ts'
import { aStoredDraft } from '../support/aStoredDraft.ts'
import { BrowserDevice, FakeStorage } from '../support/browserTabs.ts'

const SESSION = 'portal.session'
const session = aSession(instantAt(1_000))

/** An unsigned token: a browser only reads the payload. */
const token = (payload: object) => ['{}', JSON.stringify(payload), ''].map(btoa).join('.')
const deviceToken = (restaurant: string) => token({ auth: { restaurant_id: restaurant } })
const guestToken = token({ exp: 2_000_000_000 })

describe('BrowserSessionStore', () => {
  it.each([
    ['invalid JSON', '{'],
    ['of another shape', '{"user":{"id":"jana"}}'],
    ['with an invalid expiry time', JSON.stringify({ ...session, meta: { ...session.meta, Expires: 'soon' } })],
    ['with an empty token', JSON.stringify({ ...session, meta: { ...session.meta, AccessToken: '' } })],
  ])('reads no session when the stored text is %s (PERSIST-08, OP-39)', async (_, text) => {
    const device = new BrowserDevice()
    device.local.setItem(SESSION, text)
    expect(await Effect.runPromise(makeBrowserSessionStore(device.openTab()).read)).toBeUndefined()
  })

  it.each([
    ...['id', 'email', 'name', 'phoneNumber'].map((field) => ['user', field] as const),
    ...['AccessToken', 'IdToken', 'RefreshToken', 'Expires'].map((field) => ['meta', field] as const),
  ])('stores a user and their tokens, and reads no session without %s.%s (ENT-12)', async (part, field) => {
    const device = new BrowserDevice()
    const store = makeBrowserSessionStore(device.openTab())
    await Effect.runPromise(store.save(session))
    const kept = JSON.parse(device.local.getItem(SESSION) ?? '')
    expect(kept).toEqual(session)
    expect(Object.keys(kept[part])).toHaveLength(4)
    delete kept[part][field]
    device.local.setItem(SESSION, JSON.stringify(kept))
    expect(await Effect.runPromise(store.read)).toBeUndefined()
  })

  it.each([
    ['a device', { 'portal.mode': 'godroid', 'portal.device-token': deviceToken('cz1001') }, 'godroid'],
    [
      'a guest',
      { 'portal.mode': 'guest', 'portal.guest-token': guestToken, 'portal.guest-vendor-id': 'guest-7' },
      'guest',
    ],
  ])('returns the mode of %s to CLASSIC after signing out (MODE-10)', async (_, kept, mode) => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const modeAtStart = async () => {
      const stored = await Effect.runPromise(makeBrowserStartupStore(tab.local).read)
      return startupMode(stored, { now: instantAt(0), path: '/', guestCheckout: true }).mode
    }
    for (const [name, text] of Object.entries(kept)) device.local.setItem(name, text)
    expect(await modeAtStart()).toBe(mode)
    await Effect.runPromise(makeBrowserSessionStore(tab).clear)
    expect(await modeAtStart()).toBe('classic')
    expect(await Effect.runPromise(makeBrowserStartupStore(tab.local).read)).toMatchObject({ mode: undefined })
  })

  it.each(MODES)('keeps the application mode across a reload: %s (ENT-26, MODE-01)', async (mode) => {
    const { local } = new BrowserDevice().openTab()
    const startup = makeBrowserStartupStore(local)
    expect(await Effect.runPromise(startup.read)).toMatchObject({ mode: undefined })
    await Effect.runPromise(startup.keepMode(mode))
    expect(await Effect.runPromise(makeBrowserStartupStore(local).read)).toMatchObject({ mode })
  })

  it('stores the session under a single key of its own (OP-39, PERSIST-06)', async () => {
    const device = new BrowserDevice()
    await Effect.runPromise(makeBrowserSessionStore(device.openTab()).save(session))
    expect([device.local.length, device.local.key(0)]).toEqual([1, SESSION])
  })

  it('removes all keys of the portal when it is cleared, except language, theme and letters, and no foreign key (SESS-07, SESS-08, PERSIST-07)', async () => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    const stays = ['somebody else', 'portal.language', 'portal.theme', 'portal.letters']
    for (const name of ['use-pin', ...stays]) device.local.setItem(name, '1')
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* makeBrowserFilterStore(tab.local).includeOutlets('bistro', true)
        yield* makeBrowserDraftStore(tab.tab, undefined).keep(aStoredDraft())
        yield* store.clear
      }),
    )
    const left = Array.from({ length: device.local.length }, (_, place) => device.local.key(place))
    expect([left, tab.tabStorage.length]).toEqual([stays, 0])
  })

  it('keeps the drafts of a tab for the same user only when the session ends by itself (SESS-05, PERSIST-02)', async () => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    const typed = makeBrowserDraftStore(tab.tab, undefined)
    const [again, somebodyElse] = await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* typed.keep(aStoredDraft())
        yield* store.end
        yield* store.save({ ...session, meta: { ...session.meta, AccessToken: 'another' } })
        const afterwards = yield* typed.read(aStoredDraft())
        yield* store.end
        yield* store.save({ ...session, user: { ...session.user, id: 'petr' } })
        return [afterwards, yield* typed.read(aStoredDraft())]
      }),
    )
    expect([again, somebodyElse]).toEqual([aStoredDraft(), undefined])
    expect(device.local.length).toBe(1)
  })

  it.each([
    ['signs out', 'clear'],
    ['detects the end of the session', 'end'],
  ] as const)('keeps the draft of a tab for its user when another tab %s (SESS-05, PERSIST-02)', async (_, how) => {
    const device = new BrowserDevice()
    const other = makeBrowserSessionStore(device.openTab())
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    const drafts = makeBrowserDraftStore(tab.tab, undefined)
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* drafts.keep(aStoredDraft())
        const hearing = yield* Effect.forkChild(Stream.runHead(store.changes), { startImmediately: true })
        yield* Effect.sleep(1)
        yield* other[how]
        yield* Fiber.join(hearing)
      }),
    )
    const read = Effect.runPromise(drafts.read(aStoredDraft()))
    expect(await read).toEqual(aStoredDraft())
    expect(
      hasSessionEnded(
        textStorage(() => device.local),
        textStorage(() => tab.tabStorage),
      ),
    ).toBe(true)
    await Effect.runPromise(store.save(session))
    expect(await Effect.runPromise(drafts.read(aStoredDraft()))).toEqual(aStoredDraft())
    await Effect.runPromise(
      Effect.andThen(other[how], store.save({ ...session, user: { ...session.user, id: 'else' } })),
    )
    expect(await Effect.runPromise(drafts.read(aStoredDraft()))).toBeUndefined()
  })

  it('forgets only the PIN on a sign-in attempt (AUTH-12, PERSIST-04)', async () => {
    const device = new BrowserDevice()
    const store = makeBrowserSessionStore(device.openTab())
    device.local.setItem('use-pin', '1')
    await Effect.runPromise(Effect.andThen(store.save(session), store.forgetPin))
    expect([device.local.getItem('use-pin'), await Effect.runPromise(store.read)]).toEqual([null, session])
  })

  it.each([SESSION, null])(
    'emits the session when another tab wrote %s, also without a broadcast channel (SESS-07)',
    async (key) => {
      const device = new BrowserDevice()
      const { channel: _, ...tab } = device.openTab()
      const store = makeBrowserSessionStore({ ...tab, channel: undefined })
      const told = await Effect.runPromise(
        Effect.gen(function* () {
          const hearing = yield* Effect.forkChild(Stream.runCollect(Stream.take(store.changes, 1)), {
            startImmediately: true,
          })
          yield* Effect.sleep(1)
          device.tellStorageChanged('somebody else')
          device.local.setItem(SESSION, JSON.stringify(session))
          device.tellStorageChanged(key)
          return yield* Fiber.join(hearing)
        }),
      )
      expect(told).toEqual([session])
    },
  )

  it('serializes exclusive work within a tab when the browser has no locks (SESS-03)', async () => {
    const store = makeBrowserSessionStore(new BrowserDevice().openTab({ locks: true }))
    let working = 0
    let most = 0
    const work = Effect.gen(function* () {
      working += 1
      most = Math.max(most, working)
      yield* Effect.sleep(1)
      working -= 1
    })
    await Effect.runPromise(
      Effect.all(
        Array.from({ length: 5 }, () => store.exclusively(work)),
        { concurrency: 'unbounded' },
      ),
    )
    expect(most).toBe(1)
  })

  it('keeps the session in memory when the storage is forbidden (PERSIST-06)', async () => {
    const forbidden = textStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = makeBrowserSessionStore({ ...new BrowserDevice().openTab(), local: forbidden })
    await Effect.runPromise(store.save(session))
    expect(await Effect.runPromise(store.read)).toEqual(session)
    await Effect.runPromise(store.clear)
    expect(await Effect.runPromise(store.read)).toBeUndefined()
  })
})

describe('textStorage: full storage', () => {
  class FullStorage extends FakeStorage {
    override setItem(): void {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }

  it('keeps the newest text in memory (PERSIST-08)', () => {
    const storage = new FullStorage()
    const texts = textStorage(() => storage)
    texts.keep('portal.a', 'newer')
    expect([texts.read('portal.a'), texts.names()]).toEqual(['newer', ['portal.a']])
  })
})

/** A draft as a build stores it, under the names of version 2. */
const storedDraft = () => {
  const { draft, ...kept } = aStoredDraft()
  const { preorderedFor, vatNumber, ...rest } = draft
  return { ...kept, version: 4, draft: { ...rest, preordered_for: preorderedFor, vat_number: vatNumber } }
}

describe('BrowserDraftStore', () => {
  it.each([
    ['of another version', () => JSON.stringify({ ...storedDraft(), version: 1 })],
    ['without its fields', () => JSON.stringify({ ...storedDraft(), draft: {} })],
    ['with an unrecognised payment method', () => JSON.stringify(storedDraft()).replace('PAID', 'BARTER')],
    ['that is invalid JSON', () => 'draft'],
  ])('reads no draft when the stored one is %s (PERSIST-08)', async (_, text) => {
    const storage = new FakeStorage()
    const drafts = makeBrowserDraftStore(
      textStorage(() => storage),
      undefined,
    )
    storage.setItem('portal.draft.new.bistro', JSON.stringify(storedDraft()))
    expect(await Effect.runPromise(drafts.read(aStoredDraft()))).toEqual(aStoredDraft())
    storage.setItem('portal.draft.new.bistro', text())
    expect(await Effect.runPromise(drafts.read(aStoredDraft()))).toBeUndefined()
  })
})

describe('BrowserFilterStore', () => {
  it('reads unreadable filters as not set (PERSIST-08)', async () => {
    const storage = new FakeStorage()
    storage.setItem('portal.outlets-included', '{"bistro":true}')
    const filters = makeBrowserFilterStore(textStorage(() => storage))
    expect(await Effect.runPromise(filters.outletsIncluded('bistro'))).toBe(false)
  })
})

describe('BrowserFilterStore: history filters', () => {
  it.each([
    '{"range":{"preset":"last-year"},"status":"ANY"}',
    '{"range":{"preset":"custom","from":"2026-02-30","to":"2026-03-01"},"status":"ANY"}',
    '{"range":{"preset":"custom"},"status":"ANY"}',
    '{"range":{"preset":"yesterday"},"status":"LOST"}',
    '{"range":"yesterday"}',
    'yesterday',
  ])('reads %s as no filters (PERSIST-08)', async (text) => {
    const storage = new FakeStorage()
    storage.setItem('portal.history-filters', text)
    const filters = makeBrowserFilterStore(textStorage(() => storage))
    expect(await Effect.runPromise(filters.historyFilters)).toBeUndefined()
  })
})

describe('DataLayerAnalytics', () => {
  const event = { event: 'autocomplete-failed', reason: 'offline' } as const

  it.each([
    [true, [event]],
    [false, undefined],
  ] as const)('pushes, while analytics are %s, exactly %j (ANALYTICS-02)', async (isOn, pushed) => {
    const page: DataLayerPage = {}
    await Effect.runPromise(makeDataLayerAnalytics(page, isOn).push(event))
    expect(page.dataLayer).toEqual(pushed)
  })
})
