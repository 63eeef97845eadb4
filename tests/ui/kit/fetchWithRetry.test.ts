import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchCode } from '../../../src/application/lateCode/fetchCode.ts'
import { fetchWithRetry, setMissingPartReporter, type ReportMissingPart } from '../../../src/ui/kit/fetchWithRetry.ts'

const NOT_COME = new TypeError('Failed to fetch dynamically imported module: /assets/OrderDetails.js')

describe('fetchWithRetry', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.head.replaceChildren()
  })

  it('retries every two seconds until the code loads (LOAD-02)', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
    for (let missed = 0; missed < 15; missed += 1) load.mockRejectedValueOnce(NOT_COME)
    const part = fetchWithRetry(() => fetchCode(load))
    await vi.advanceTimersByTimeAsync(14 * 2000 + 1999)
    expect(load).toHaveBeenCalledTimes(15)
    await vi.advanceTimersByTimeAsync(1)
    expect(await part).toBe('part')
  })

  it('requests a failed style sheet again before the code', async () => {
    const link = document.createElement('link')
    link.setAttribute('href', '/assets/part.css')
    document.head.append(link)
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/part.css'))
      .mockResolvedValue('part')
    const part = fetchWithRetry(() => fetchCode(load))
    const asked = () => document.head.querySelector('link')

    await vi.advanceTimersByTimeAsync(2000)
    expect(asked()).not.toBe(link)
    asked()?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).toHaveBeenCalledTimes(1)
    asked()?.dispatchEvent(new Event('load'))
    expect(await part).toBe('part')
    expect(asked()?.getAttribute('href')).toBe('/assets/part.css')
  })

  it('ends once its screen is left, and takes its report back', async () => {
    const takeBack = vi.fn<() => void>()
    const report = vi.fn<ReportMissingPart>(() => takeBack)
    setMissingPartReporter(report)
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(NOT_COME)
    const leaving = new AbortController()
    const part = fetchWithRetry(() => fetchCode(load), leaving.signal)
    await vi.advanceTimersByTimeAsync(2000)
    expect(report).toHaveBeenCalledTimes(1)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await part).toBeUndefined()
    expect(takeBack).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(2)
    setMissingPartReporter(() => () => undefined)
  })

  it('does not retry code that loads and throws, which is a defect', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new RangeError('Not a length'))
    await expect(fetchWithRetry(() => fetchCode(load))).rejects.toThrow('Not a length')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
