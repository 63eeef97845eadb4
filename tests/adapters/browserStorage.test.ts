import { Effect, Fiber, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeDataLayerAnalytics } from '../../src/adapters/analytics/DataLayerAnalytics.ts'
import type { DataLayerPage } from '../../src/adapters/analytics/pushEvent.ts'
import { makeBrowserDraftStore } from '../../src/adapters/storage/BrowserDraftStore.ts'
import { makeBrowserFilterStore } from '../../src/adapters/storage/BrowserFilterStore.ts'
import { makeBrowserStartupStore } from '../../src/adapters/storage/BrowserStartupStore.ts'
import { MODES, startupMode } from '../../src/domain/session/mode.ts'
import { makeBrowserSessionStore } from '../../src/adapters/storage/BrowserSessionStore.ts'
import { hasSessionEnded } from '../../src/adapters/storage/sessionKept.ts'
import { keptTexts } from '../../src/adapters/storage/keptTexts.ts'
import { aSession } from '../support/aSession.ts'
import { aKeptDraft } from '../support/aKeptDraft.ts'
import { BrowserDevice, TextStorage } from '../support/browserTabs.ts'

const SESSION = 'portal.session'
const session = aSession(1_000)

/** An unsigned token; a browser only reads its payload. */
const token = (payload: object) => ['{}', JSON.stringify(payload), ''].map(btoa).join('.')
const deviceToken = (restaurant: string) => token({ auth: { restaurant_id: restaurant } })
const guestToken = token({ exp: 2_000_000_000 })

describe('The session in a browser', () => {
  it.each([
    ['no JSON', '{'],
    ['another form', '{"user":{"id":"jana"}}'],
    ['an end that is no moment', JSON.stringify({ ...session, meta: { ...session.meta, Expires: 'soon' } })],
    ['an empty token', JSON.stringify({ ...session, meta: { ...session.meta, AccessToken: '' } })],
  ])('counts as nobody when it is kept as %s (PERSIST-08, OP-39)', async (_, text) => {
    const device = new BrowserDevice()
    device.local.setItem(SESSION, text)
    expect(await Effect.runPromise(makeBrowserSessionStore(device.openTab()).read)).toBeUndefined()
  })

  it.each([
    ...['id', 'email', 'name', 'phoneNumber'].map((field) => ['user', field] as const),
    ...['AccessToken', 'IdToken', 'RefreshToken', 'Expires'].map((field) => ['meta', field] as const),
  ])('is a user and the tokens that prove it: without %s.%s it is none (ENT-12)', async (part, field) => {
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
  ])('of %s is CLASSIC after signing out (MODE-10)', async (_, kept, mode) => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const modeAtStart = async () => {
      const stored = await Effect.runPromise(makeBrowserStartupStore(tab.local).read)
      return startupMode(stored, { now: 0, path: '/', guestCheckout: true }).mode
    }
    for (const [name, text] of Object.entries(kept)) device.local.setItem(name, text)
    expect(await modeAtStart()).toBe(mode)
    await Effect.runPromise(makeBrowserSessionStore(tab).clear)
    expect(await modeAtStart()).toBe('classic')
    expect(await Effect.runPromise(makeBrowserStartupStore(tab.local).read)).toMatchObject({ mode: undefined })
  })

  it.each(MODES)('has an application mode that survives a reload: %s (ENT-26, MODE-01)', async (mode) => {
    const { local } = new BrowserDevice().openTab()
    const startup = makeBrowserStartupStore(local)
    expect(await Effect.runPromise(startup.read)).toMatchObject({ mode: undefined })
    await Effect.runPromise(startup.keepMode(mode))
    expect(await Effect.runPromise(makeBrowserStartupStore(local).read)).toMatchObject({ mode })
  })

  it('is all there is to a session: one key of its own (OP-39, PERSIST-06)', async () => {
    const device = new BrowserDevice()
    await Effect.runPromise(makeBrowserSessionStore(device.openTab()).save(session))
    expect([device.local.length, device.local.key(0)]).toEqual([1, SESSION])
  })

  it('takes everything of ours along when it is cleared, and leaves what is not (SESS-07, SESS-08, PERSIST-07)', async () => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    for (const name of ['use-pin', 'somebody else', 'portal.language', 'portal.theme']) device.local.setItem(name, '1')
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* makeBrowserFilterStore(tab.local).includeOutlets('bistro', true)
        yield* makeBrowserDraftStore(tab.tab, undefined).keep(aKeptDraft())
        yield* store.clear
      }),
    )
    const left = Array.from({ length: device.local.length }, (_, place) => device.local.key(place))
    expect([left, tab.tabStorage.length]).toEqual([['somebody else', 'portal.language', 'portal.theme'], 0])
  })

  it('that ends by itself leaves what was typed in its tabs, for the same person only (SESS-05, PERSIST-02)', async () => {
    const device = new BrowserDevice()
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    const typed = makeBrowserDraftStore(tab.tab, undefined)
    const [again, somebodyElse] = await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* typed.keep(aKeptDraft())
        yield* store.end
        yield* store.save({ ...session, meta: { ...session.meta, AccessToken: 'another' } })
        const afterwards = yield* typed.read(aKeptDraft())
        yield* store.end
        yield* store.save({ ...session, user: { ...session.user, id: 'petr' } })
        return [afterwards, yield* typed.read(aKeptDraft())]
      }),
    )
    expect([again, somebodyElse]).toEqual([aKeptDraft(), undefined])
    expect(device.local.length).toBe(1)
  })

  it.each([
    ['signed out', 'clear'],
    ['saw the session end', 'end'],
  ] as const)('leaves the draft of a tab for its person when another tab %s (SESS-05, PERSIST-02)', async (_, how) => {
    const device = new BrowserDevice()
    const other = makeBrowserSessionStore(device.openTab())
    const tab = device.openTab()
    const store = makeBrowserSessionStore(tab)
    const drafts = makeBrowserDraftStore(tab.tab, undefined)
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* store.save(session)
        yield* drafts.keep(aKeptDraft())
        const hearing = yield* Effect.forkChild(Stream.runHead(store.changes), { startImmediately: true })
        yield* Effect.sleep(1)
        yield* other[how]
        yield* Fiber.join(hearing)
      }),
    )
    const read = Effect.runPromise(drafts.read(aKeptDraft()))
    expect(await read).toEqual(aKeptDraft())
    expect(hasSessionEnded(device.local, tab.tabStorage)).toBe(true)
    await Effect.runPromise(store.save(session))
    expect(await Effect.runPromise(drafts.read(aKeptDraft()))).toEqual(aKeptDraft())
    await Effect.runPromise(
      Effect.andThen(other[how], store.save({ ...session, user: { ...session.user, id: 'else' } })),
    )
    expect(await Effect.runPromise(drafts.read(aKeptDraft()))).toBeUndefined()
  })

  it('forgets the PIN and nothing else with a sign-in attempt (AUTH-12, PERSIST-04)', async () => {
    const device = new BrowserDevice()
    const store = makeBrowserSessionStore(device.openTab())
    device.local.setItem('use-pin', '1')
    await Effect.runPromise(Effect.andThen(store.save(session), store.forgetPin))
    expect([device.local.getItem('use-pin'), await Effect.runPromise(store.read)]).toEqual([null, session])
  })

  it.each([SESSION, null])('is heard of when another tab wrote %s, also without a channel (SESS-07)', async (key) => {
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
  })

  it('is worked on by one at a time within a tab where the browser has no locks (SESS-03)', async () => {
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

  it('lives as long as its page where nothing may be stored (PERSIST-06)', async () => {
    const forbidden = keptTexts(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = makeBrowserSessionStore({ ...new BrowserDevice().openTab(), local: forbidden })
    await Effect.runPromise(store.save(session))
    expect(await Effect.runPromise(store.read)).toEqual(session)
    await Effect.runPromise(store.clear)
    expect(await Effect.runPromise(store.read)).toBeUndefined()
  })
})

describe('Texts in a full storage', () => {
  class FullStorage extends TextStorage {
    override setItem(): void {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }

  it('are kept for the page, the newest one counting (PERSIST-08)', () => {
    const storage = new FullStorage()
    const texts = keptTexts(() => storage)
    texts.keep('portal.a', 'newer')
    expect([texts.read('portal.a'), texts.names()]).toEqual(['newer', ['portal.a']])
  })
})

describe('The draft in a browser', () => {
  it.each([
    ['of another version', () => JSON.stringify({ ...aKeptDraft(), version: 1 })],
    ['without a field', () => JSON.stringify({ ...aKeptDraft(), version: 2, draft: {} })],
    ['with a payment nobody knows', () => JSON.stringify({ ...aKeptDraft(), version: 2 }).replace('PAID', 'BARTER')],
    ['that is no JSON', () => 'draft'],
  ])('counts as none when it is one %s (PERSIST-08)', async (_, text) => {
    const storage = new TextStorage()
    const drafts = makeBrowserDraftStore(
      keptTexts(() => storage),
      undefined,
    )
    storage.setItem('portal.draft.new.bistro', JSON.stringify({ ...aKeptDraft(), version: 2 }))
    expect(await Effect.runPromise(drafts.read(aKeptDraft()))).toEqual(aKeptDraft())
    storage.setItem('portal.draft.new.bistro', text())
    expect(await Effect.runPromise(drafts.read(aKeptDraft()))).toBeUndefined()
  })
})

describe('The filters in a browser', () => {
  it('count as untouched when they cannot be read (PERSIST-08)', async () => {
    const storage = new TextStorage()
    storage.setItem('portal.outlets-included', '{"bistro":true}')
    const filters = makeBrowserFilterStore(keptTexts(() => storage))
    expect(await Effect.runPromise(filters.outletsIncluded('bistro'))).toBe(false)
  })
})

describe('The history’s filters in a browser', () => {
  it.each([
    '{"range":{"preset":"last-year"},"status":"ANY"}',
    '{"range":{"preset":"custom","from":"2026-02-30","to":"2026-03-01"},"status":"ANY"}',
    '{"range":{"preset":"custom"},"status":"ANY"}',
    '{"range":{"preset":"yesterday"},"status":"LOST"}',
    '{"range":"yesterday"}',
    'yesterday',
  ])('%s count as none (PERSIST-08)', async (text) => {
    const storage = new TextStorage()
    storage.setItem('portal.history-filters', text)
    const filters = makeBrowserFilterStore(keptTexts(() => storage))
    expect(await Effect.runPromise(filters.historyFilters)).toBeUndefined()
  })
})

describe('Events for analytics', () => {
  const event = { event: 'autocomplete-failed', reason: 'offline' } as const

  it.each([
    ['production', [event]],
    ['sandbox', [event]],
    ['staging', undefined],
    ['development', undefined],
  ] as const)('in %s are pushed as %j (ANALYTICS-02)', async (environment, pushed) => {
    const page: DataLayerPage = {}
    await Effect.runPromise(makeDataLayerAnalytics(page, environment).push(event))
    expect(page.dataLayer).toEqual(pushed)
  })
})
