import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codeAsCall } from '../../../src/application/build/codeAsCall.ts'
import {
  addressOfRetry,
  askNetworkFirst,
  callWithItsCode,
  CodeNotFetched,
  fetchCode,
  NO_LIMIT,
} from '../../../src/application/build/fetchCode.ts'

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

  it('fails in the same way when a style cannot be fetched', async () => {
    const fetching = fetchCode(() => Promise.reject(new Error('Unable to preload CSS for /assets/history.css')))
    await expect(fetching).rejects.toMatchObject({ reason: 'offline' })
  })

  it('names another address for a file that failed, because browsers remember the failure of a URL', () => {
    const built = '()=>m(()=>import(`./OrderDetails-DwaUR0rU.js`),__vite__mapDeps([27,2]))'
    const base = 'https://p.test/assets/main-1.js'
    expect(addressOfRetry(built, 2, base)).toBe('https://p.test/assets/OrderDetails-DwaUR0rU.js?attempt=2')
    expect(addressOfRetry("() => import('./OrderDetails.tsx')", 1, base)).toBeUndefined()
  })

  it('imports a failed file under that address, and a file without its style as before', async () => {
    const load = vi.fn<() => Promise<unknown>>()
    const press = (file: string) =>
      fetchCode(Object.assign(() => load(), { toString: () => `()=>import("./${file}.js")` }))
    load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/a.css')).mockResolvedValueOnce('code')
    await expect(press('styled')).rejects.toBeInstanceOf(CodeNotFetched)
    expect(await press('styled')).toBe('code')
    load.mockRejectedValueOnce(failure('gone.js'))
    await expect(press('gone')).rejects.toBeInstanceOf(CodeNotFetched)
    // Not `load` again: the address of the second attempt leads nowhere here.
    await expect(press('gone')).rejects.toThrow(/gone\.js\?attempt=1/)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('leaves no timer behind once the code is there', async () => {
    await fetchCode(() => Promise.resolve('code'))
    expect(vi.getTimerCount()).toBe(0)
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

describe('A call whose code is fetched with it', () => {
  const late = (failure: unknown) => () => Promise.reject(failure)

  it('ends as the call does when the code is there', async () => {
    const done = { kind: 'done', value: 7 } as const
    expect(await callWithItsCode(() => Promise.resolve(done))).toBe(done)
    expect(await Effect.runPromise(codeAsCall(() => Promise.resolve(7)))).toBe(7)
  })

  it('has no answer when the code cannot be had', async () => {
    const answer = { _tag: 'ServiceUnavailable', reason: 'timeout' }
    expect(await callWithItsCode(late(new CodeNotFetched('timeout')))).toMatchObject({
      kind: 'failed',
      failure: answer,
    })
    const failure = await Effect.runPromise(Effect.flip(codeAsCall(late(new CodeNotFetched('timeout')))))
    expect(failure).toMatchObject(answer)
  })

  it('is a defect when the code throws', async () => {
    const defect = new RangeError('Not a length')
    await expect(callWithItsCode(late(defect))).rejects.toBe(defect)
    await expect(Effect.runPromise(codeAsCall(late(defect)))).rejects.toThrow(defect)
  })
})
