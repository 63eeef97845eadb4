import { describe, expect, it, vi } from 'vitest'
import { reloadIfReachable } from '../../../src/adapters/page/reloadIfReachable.ts'

const aPage = (answer: () => Promise<Response>, onLine = true) => {
  const reload = vi.fn<() => void>()
  const fetch = vi.fn<() => Promise<Response>>(answer)
  const page = { navigator: { onLine }, location: { href: 'https://portal.test/history', reload }, fetch }
  return { reload, fetch, press: () => reloadIfReachable(page as unknown as Window & typeof globalThis) }
}
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))

describe('reloadIfReachable', () => {
  it.each([200, 404])('reloads when the site answers %i (LOAD-03)', async (code) => {
    const { press, reload } = aPage(status(code))
    expect(await press()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site is down', status(503)],
  ])('keeps the page when %s', async (_, answer) => {
    const { press, reload } = aPage(answer)
    expect(await press()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks nothing while the device has no network', async () => {
    const { press, reload, fetch } = aPage(status(200), false)
    expect(await press()).toBe(false)
    expect([reload, fetch].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})
