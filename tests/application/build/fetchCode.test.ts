import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askNetworkFirst, CodeNotFetched, fetchCode, NO_LIMIT } from '../../../src/application/build/fetchCode.ts'

const failure = (file: string) => new TypeError(`Failed to fetch dynamically imported module: https://p.test/${file}`)

describe('fetchCode', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    askNetworkFirst(() => true)
  })

  it('fails as an offline call does when the file cannot be fetched', async () => {
    const fetching = fetchCode(() => Promise.reject(failure('a.js')))
    await expect(fetching).rejects.toMatchObject({ reason: 'offline' })
    await expect(fetching).rejects.toBeInstanceOf(CodeNotFetched)
  })

  it('fails after the 15 s of one attempt of a call when the connection hangs', async () => {
    const told = vi.fn<(reason: unknown) => void>()
    fetchCode(() => new Promise(() => undefined)).catch(told)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told.mock.calls[0]?.[0]).toMatchObject({ reason: 'timeout' })
  })

  it('waits as long as the browser does for a whole screen', async () => {
    const told = vi.fn<(reason: unknown) => void>()
    fetchCode(() => new Promise(() => undefined), NO_LIMIT).catch(told)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).not.toHaveBeenCalled()
  })

  it('does not ask without a network, because browsers remember the failure of a URL, and asks when it is back', async () => {
    const network = { isThere: false }
    askNetworkFirst(() => network.isThere)
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
    const press = () => fetchCode(Object.assign(() => load(), { toString: () => 'import("./pressed.js")' }))
    await expect(press()).rejects.toMatchObject({ reason: 'offline' })
    expect(load).not.toHaveBeenCalled()
    network.isThere = true
    expect(await press()).toBe('code')
    network.isThere = false
    expect(await press()).toBe('code')
  })

  it('passes on what code that arrived throws: that is a defect', async () => {
    await expect(fetchCode(() => Promise.reject(new RangeError('Not a length')))).rejects.toThrow(RangeError)
  })
})
