import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeSiteTestVendors } from '../../src/adapters/http/SiteTestVendors.ts'

const listFrom = (answer: () => Promise<Response>) => {
  const asked: Array<string> = []
  const fetcher = (url: string) => {
    asked.push(url)
    return answer()
  }
  return Effect.runPromise(makeSiteTestVendors(fetcher as typeof fetch, ['example']).list).then((list) => ({
    asked,
    list,
  }))
}

describe('SiteTestVendors', () => {
  it('returns the vendors that the site lists (OP-22)', async () => {
    const { asked, list } = await listFrom(() => Promise.resolve(Response.json(['v-1', 'v-2'])))
    expect([asked, list]).toEqual([['/test-vendors.json'], ['v-1', 'v-2']])
  })

  it.each([
    ['has no list', () => Promise.resolve(new Response('<html>', { status: 404 }))],
    ['answers with another shape', () => Promise.resolve(Response.json({ vendors: 1 }))],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('returns the vendors of the environment when the site %s (OP-22)', async (_, answer) => {
    expect((await listFrom(answer)).list).toEqual(['example'])
  })
})
