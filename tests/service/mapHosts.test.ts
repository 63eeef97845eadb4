import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogFields, Log } from '../../service/base/log.ts'
import { makeMapHosts } from '../../service/pages/mapHosts.ts'

const STYLE = 'https://maps.test/style.json'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Hosts of the style, whose server answers each address with a file. */
const hostsWith = (files: Readonly<Record<string, () => Response | Promise<Response>>>, within?: number) => {
  const warned: Array<LogFields | undefined> = []
  const asked: Array<string> = []
  const limits = new Set<AbortSignal | null | undefined>()
  const log: Log = { info: () => undefined, warn: (_, facts) => void warned.push(facts), error: () => undefined }
  const fetcher = ((url: string, init?: RequestInit) => {
    asked.push(url)
    limits.add(init?.signal)
    const ending = new Promise<Response>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('it took too long'))),
    )
    return Promise.race([Promise.resolve(files[url]?.() ?? new Response('', { status: 404 })), ending])
  }) as typeof fetch
  const hosts = makeMapHosts({ styleUrls: [STYLE, STYLE], log, fetcher, ...(within !== undefined && { within }) })
  return { hosts, warned, asked, limits }
}
const json = (value: unknown) => () => Response.json(value)
/** Redirected to `url`. */
const movedTo = (url: string, value: unknown) => () =>
  Object.defineProperty(Response.json(value), 'url', { value: url })
const WHOLE = {
  sources: {
    streets: { type: 'vector', url: 'https://tiles.test/streets.json' },
    hills: { type: 'raster', tiles: ['https://a.hills.test/{z}/{x}/{y}.png', 'https://b.hills.test/{z}/{x}/{y}.png'] },
    own: { type: 'vector', tiles: ['/own/{z}/{x}/{y}.pbf'] },
    borders: { type: 'geojson', data: 'https://borders.test/all.json' },
  },
  glyphs: 'https://letters.test/{fontstack}/{range}.pbf',
  sprite: [{ id: 'signs', url: 'https://signs.test/sprite' }],
}
const TILES = { 'https://tiles.test/streets.json': json({ tiles: ['https://cdn.tiles.test/{z}/{x}/{y}.pbf'] }) }

describe('makeMapHosts', () => {
  it('allows the hosts that a style names for tiles, glyphs and sprites, and no other', async () => {
    const { hosts, warned, asked } = hostsWith({ [STYLE]: json(WHOLE), ...TILES })
    await hosts.start()
    expect([...hosts.of(STYLE)].toSorted()).toEqual([
      'https://a.hills.test',
      'https://b.hills.test',
      'https://borders.test',
      'https://cdn.tiles.test',
      'https://letters.test',
      'https://maps.test',
      'https://signs.test',
      'https://tiles.test',
    ])
    expect([warned, asked]).toEqual([[], [STYLE, 'https://tiles.test/streets.json']])
  })

  it('allows both origins of a style and of a description that are redirected, and reads addresses relative to the new ones', async () => {
    const { hosts, asked } = hostsWith({
      [STYLE]: movedTo('https://moved.test/v2/style.json', { sources: { streets: { url: 'streets.json' } } }),
      'https://moved.test/v2/streets.json': movedTo('https://cdn.test/streets.json', { tiles: ['/{z}/{x}/{y}.pbf'] }),
    })
    await hosts.start()
    expect(hosts.of(STYLE)).toEqual(['https://maps.test', 'https://moved.test', 'https://cdn.test'])
    expect(asked).toHaveLength(2)
  })

  it('has one limit of time for a style and its descriptions together', async () => {
    const { hosts, asked, limits } = hostsWith({ [STYLE]: json(WHOLE), ...TILES })
    await hosts.start()
    expect([asked.length, limits.size]).toEqual([2, 1])
  })

  it('reads a sprite that is a single address', async () => {
    const { hosts } = hostsWith({ [STYLE]: json({ sprite: 'https://signs.test/sprite' }) })
    await hosts.start()
    expect(hosts.of(STYLE)).toEqual(['https://maps.test', 'https://signs.test'])
  })

  it('takes addresses of http and https only', async () => {
    const odd = {
      glyphs: 'mapbox://fonts/a',
      sprite: 'javascript:alert(1)',
      sources: { a: { tiles: ['file:///etc'] } },
    }
    const { hosts } = hostsWith({ [STYLE]: json(odd) })
    await hosts.start()
    expect(hosts.of(STYLE)).toEqual(['https://maps.test'])
  })

  it.each([
    ['is not there', () => new Response('', { status: 404 }), 'the answer has the status 404'],
    ['is a page', () => new Response('<html>'), 'JSON'],
    ['is a list', json([]), 'it is no JSON object'],
    ['has 3 MB', () => new Response('x'.repeat(3 * 1024 * 1024)), 'it is larger than 2 MB'],
    ['cannot be reached', () => Promise.reject(new Error('ENOTFOUND')), 'ENOTFOUND'],
  ])('goes on with the origin of a style that %s, and warns', async (_, answer, why) => {
    const { hosts, warned } = hostsWith({ [STYLE]: answer })
    await hosts.start()
    expect(hosts.of(STYLE)).toEqual(['https://maps.test'])
    expect(warned).toHaveLength(1)
    expect(warned[0]?.['message']).toMatch(`The map style at ${STYLE} cannot be read (`)
    expect(warned[0]?.['message']).toContain(why)
    hosts.stop()
  })

  it('does not wait for a style longer than the limit', async () => {
    const { hosts, warned } = hostsWith({ [STYLE]: () => new Promise(() => undefined) }, 20)
    await hosts.start()
    expect(warned).toHaveLength(1)
    hosts.stop()
  })

  it('tries again each minute until the style can be read, and not after the stop', async () => {
    let isThere = false
    const { hosts, warned, asked } = hostsWith({
      [STYLE]: () =>
        isThere ? Response.json({ glyphs: 'https://letters.test/a' }) : new Response('', { status: 503 }),
    })
    await hosts.start()
    const before = hosts.version()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(warned).toHaveLength(2)
    isThere = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(hosts.of(STYLE)).toEqual(['https://maps.test', 'https://letters.test'])
    expect(hosts.version()).toBeGreaterThan(before)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked).toHaveLength(3)
    hosts.stop()
  })
})
