import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCodeEffect } from '../../../src/application/lateCode/loadCodeEffect.ts'
import {
  addressOfRetry,
  setNetworkCheck,
  callWithItsCode,
  CodeNotFetched,
  fetchCode,
  NO_LIMIT,
} from '../../../src/application/lateCode/fetchCode.ts'

const failure = (file: string) => new TypeError(`Failed to fetch dynamically imported module: https://p.test/${file}`)

describe('fetchCode', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    setNetworkCheck(() => true)
  })

  it('fails like an offline call when the file cannot be fetched', async () => {
    const fetching = fetchCode(() => Promise.reject(failure('a.js')))
    await expect(fetching).rejects.toMatchObject({ reason: 'offline' })
    await expect(fetching).rejects.toBeInstanceOf(CodeNotFetched)
  })

  it('fails in the same way when a style cannot be fetched', async () => {
    const fetching = fetchCode(() => Promise.reject(new Error('Unable to preload CSS for /assets/history.css')))
    await expect(fetching).rejects.toMatchObject({ reason: 'offline' })
  })

  it('builds a new URL for a failed file, because browsers cache the failure of a URL', () => {
    const built = '()=>m(()=>import(`./OrderDetails-DwaUR0rU.js`),__vite__mapDeps([27,2]))'
    const base = 'https://p.test/assets/main-1.js'
    expect(addressOfRetry(built, 2, base)).toBe('https://p.test/assets/OrderDetails-DwaUR0rU.js?attempt=2')
    expect(addressOfRetry("() => import('./OrderDetails.tsx')", 1, base)).toBeUndefined()
  })

  it('imports a failed file from that URL, but repeats the import after a failed style', async () => {
    const load = vi.fn<() => Promise<unknown>>()
    const press = (file: string) =>
      fetchCode(Object.assign(() => load(), { toString: () => `()=>import("./${file}.js")` }))
    load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/a.css')).mockResolvedValueOnce('code')
    await expect(press('styled')).rejects.toBeInstanceOf(CodeNotFetched)
    expect(await press('styled')).toBe('code')
    load.mockRejectedValueOnce(failure('gone.js'))
    await expect(press('gone')).rejects.toBeInstanceOf(CodeNotFetched)
    // `load` is not called again; the URL of the second attempt does not exist here.
    await expect(press('gone')).rejects.toThrow(/gone\.js\?attempt=1/)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('leaves no timer behind when the code has loaded', async () => {
    await fetchCode(() => Promise.resolve('code'))
    expect(vi.getTimerCount()).toBe(0)
  })

  it('times out after the 15 s of one attempt of a call', async () => {
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

  it('sends no request without a network, because browsers cache the failure of a URL, and loads when it is back', async () => {
    const network = { isThere: false }
    setNetworkCheck(() => network.isThere)
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
    const press = () => fetchCode(Object.assign(() => load(), { toString: () => 'import("./pressed.js")' }))
    await expect(press()).rejects.toMatchObject({ reason: 'offline' })
    expect(load).not.toHaveBeenCalled()
    network.isThere = true
    expect(await press()).toBe('code')
    network.isThere = false
    expect(await press()).toBe('code')
  })

  it('rethrows errors of loaded code, which are defects', async () => {
    await expect(fetchCode(() => Promise.reject(new RangeError('Not a length')))).rejects.toThrow(RangeError)
  })
})

describe('callWithItsCode and loadCodeEffect', () => {
  const late = (failure: unknown) => () => Promise.reject(failure)

  it('return the result of the call when its code has loaded', async () => {
    const done = { kind: 'done', value: 7 } as const
    expect(await callWithItsCode(() => Promise.resolve(done))).toBe(done)
    expect(await Effect.runPromise(loadCodeEffect(() => Promise.resolve(7)))).toBe(7)
  })

  it('fail with ServiceUnavailable when the code cannot be loaded', async () => {
    const answer = { _tag: 'ServiceUnavailable', reason: 'timeout' }
    expect(await callWithItsCode(late(new CodeNotFetched('timeout')))).toMatchObject({
      kind: 'failed',
      failure: answer,
    })
    const failure = await Effect.runPromise(Effect.flip(loadCodeEffect(late(new CodeNotFetched('timeout')))))
    expect(failure).toMatchObject(answer)
  })

  it('rethrow a defect when the code throws', async () => {
    const defect = new RangeError('Not a length')
    await expect(callWithItsCode(late(defect))).rejects.toBe(defect)
    await expect(Effect.runPromise(loadCodeEffect(late(defect)))).rejects.toThrow(defect)
  })
})
