import { Effect } from 'effect'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fetch } from '../../src/adapters/http/earlyCalls.ts'
import { readMapSettings } from '../../src/adapters/http/mapSettings.ts'
import { makeSiteTestVendors } from '../../src/adapters/http/SiteTestVendors.ts'
import { siteWorld } from '../../src/adapters/http/siteWorld.ts'
import { EMPTY_GROUND, readGround } from '../../src/adapters/maps/ground.ts'
import { makeSiteBuildManifest } from '../../src/adapters/page/SiteBuildManifest.ts'

const { document } = new Window({ url: 'https://portal.test/' }) as unknown as globalThis.Window

/** Each file of the site: what it has, how it is read, and what is read without it. */
const FILES: ReadonlyArray<
  readonly [name: string, good: unknown, read: (fetch: Fetch) => Promise<unknown>, without: unknown]
> = [
  ['the map settings', { googleMapsKey: 'key', styleUrl: '' }, readMapSettings, { googleMapsKey: '', styleUrl: '' }],
  ['the map of a country', { ...EMPTY_GROUND, features: [7] }, (fetch) => readGround(fetch, 'CZ'), EMPTY_GROUND],
  ['the test vendors', ['v'], (fetch) => Effect.runPromise(makeSiteTestVendors(fetch, ['own']).list), ['own']],
  [
    'the build',
    { files: { 'main.js': '/main.js' } },
    (fetch) => makeSiteBuildManifest(document, fetch, Date.now).published(new AbortController().signal),
    undefined,
  ],
  [
    'the world of a page without a service',
    { orders: [] },
    (fetch) => siteWorld(fetch, 'dobrego-cz').catch((failure: Error) => failure.name),
    'Error',
  ],
]

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe.each(FILES)('without %s', (_, good, read, without) => {
  it('the page goes on after the limit of a call if the site never answers', async () => {
    const reading = read(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await reading).toEqual(without)
  })

  it('the page goes on, whatever an answer with a bad status has', async () => {
    expect(await read(() => Promise.resolve(Response.json(good, { status: 503 })))).toEqual(without)
    expect(await read(() => Promise.resolve(Response.json(good, { status: 404 })))).toEqual(without)
    expect(await read(() => Promise.resolve(Response.json(good)))).not.toEqual(without)
  })
})
