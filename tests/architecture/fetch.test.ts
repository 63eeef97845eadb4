import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutComments } from './rooms.ts'

/** The files that send a request themselves, and why; every other one asks `exchange` or `siteFile` (ADR 75). */
const SENDERS: Readonly<Record<string, string>> = {
  'src/adapters/http/earlyCalls.ts': 'gives the browser’s fetch to the exchange, unless an early call has the answer',
  'src/adapters/http/exchange.ts': 'is the client',
  'src/adapters/inline/parts/sendEarly.ts': 'only starts a request: the exchange reads its answer',
  'src/adapters/page/fetchPage.ts': 'a page is HTML, and one that says 404 is a page as well; it has a limit',
  'src/adapters/page/reloadIfReachable.ts': 'any answer will do, and none is read; it has a limit of its own',
}

/** Calls of anything with the type or a usual name of `fetch`, and the other ways of a page to send a request. */
const SENDS = /\bfetch(?:er)?\??\.?\(|\btypeof (?:\w+\.)?fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b/

const sends = (code: string): boolean => SENDS.test(withoutComments(code))

describe('the client of the portal (ADR 75)', () => {
  it('is the only way to send a request, but for the files that say why', () => {
    const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => sends(readFileSync(file, 'utf8'))).toSorted()).toEqual(Object.keys(SENDERS))
  })

  it.each([
    'const answer = await window.fetch(address)',
    'makeAdapter((...asked) => fetch(...asked))',
    'const read = async (asking: typeof fetch) => (await asking(url)).json()',
    'await globalThis.fetch?.(url)',
    'const answer = await fetcher(url)',
    'new XMLHttpRequest()',
    'window.navigator.sendBeacon(url, body)',
  ])('is missed by “%s”', (code) => {
    expect(sends(code)).toBe(true)
  })

  it.each([
    'await fetchCode(load)',
    'readMapSettings(window.fetch.bind(window))',
    '// fetch(url)',
    '/** fetch(url) */ x',
  ])('is not missed by “%s”', (code) => {
    expect(sends(code)).toBe(false)
  })
})
