import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CodeNotFetched, fetchCode, NO_LIMIT } from '../../../src/application/build/fetchCode.ts'

const failure = (file: string) => new TypeError(`Failed to fetch dynamically imported module: https://p.test/${file}`)

describe('fetchCode', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('fails as an offline call does when the file cannot be fetched', async () => {
    const load = () => Promise.reject<string>(failure('a.js'))
    const fetching = fetchCode(load, undefined, () => load())
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

  it('asks for a file that failed under another URL each time: browsers remember the failure of the first', async () => {
    const asked: string[] = []
    const again = (url: string) => {
      asked.push(url)
      return asked.length < 2 ? Promise.reject(failure('b.js?again=1')) : Promise.resolve('code')
    }
    const load = () => Promise.reject<string>(failure('b.js'))
    await expect(fetchCode(load, NO_LIMIT, again)).rejects.toBeInstanceOf(CodeNotFetched)
    expect(await fetchCode(load, NO_LIMIT, again)).toBe('code')
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/p\.test\/b\.js\?again=\d+$/), expect.any(String)])
    expect(asked[0]).not.toBe(asked[1])
  })

  it('reads the file from the function where the error does not name it, as in Safari', async () => {
    const again = vi.fn<(url: string) => Promise<string>>().mockResolvedValue('code')
    const load = Object.assign(() => Promise.reject<string>(new TypeError('Importing a module script failed.')), {
      toString: () => '()=>import(`/assets/c-1.js`)',
    })
    expect(await fetchCode(load, NO_LIMIT, again)).toBe('code')
    expect(again.mock.calls[0]?.[0]).toMatch(/\/assets\/c-1\.js\?again=\d+$/)
  })

  it('does not fetch the code again when a style is missing: that has its own way back', async () => {
    const again = vi.fn<(url: string) => Promise<string>>()
    const load = Object.assign(() => Promise.reject<string>(new Error('Unable to preload CSS for /assets/c.css')), {
      toString: () => '()=>import(`/assets/c-1.js`)',
    })
    await expect(fetchCode(load, NO_LIMIT, again)).rejects.toBeInstanceOf(CodeNotFetched)
    expect(again).not.toHaveBeenCalled()
  })

  it('passes on what code that arrived throws: that is a defect', async () => {
    await expect(fetchCode(() => Promise.reject(new RangeError('Not a length')))).rejects.toThrow(RangeError)
  })
})
